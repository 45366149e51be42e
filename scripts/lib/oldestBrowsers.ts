/**
 * The oldest browsers that the site supports. The build lowers syntax for them, and a check compares the built CSS and
 * JavaScript with them. Why these: docs/decisions/031-oldest-browsers.md.
 */
export const OLDEST_BROWSERS = { chrome: '111', edge: '111', firefox: '121', safari: '17.4' } as const

/** @returns the browsers as Vite names them: "chrome111" */
export function listViteTargets(): string[] {
  return Object.entries(OLDEST_BROWSERS).map(([browser, version]) => `${browser}${version}`)
}

/**
 * The oldest browsers that the site supports. The build lowers syntax for them, and a check compares the built CSS and
 * JavaScript with them. Why these: docs/decisions/031-support-floor.md.
 */
export const SUPPORT_FLOOR = { chrome: '111', edge: '111', firefox: '121', safari: '17.4' } as const

/** @returns the floor as Vite names it, "chrome111" */
export function buildTargets(): string[] {
  return Object.entries(SUPPORT_FLOOR).map(([browser, version]) => `${browser}${version}`)
}

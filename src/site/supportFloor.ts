/**
 * The oldest browsers that the site is made for: the build lowers its syntax to them, and a check reads the built CSS and
 * JavaScript against them. Why these: docs/decisions/031-support-floor.md.
 */
export const SUPPORT_FLOOR = { chrome: '111', edge: '111', firefox: '121', safari: '17.4' } as const

/** @returns the floor as Vite names it, "chrome111" */
export function buildTargets(): string[] {
  return Object.entries(SUPPORT_FLOOR).map(([browser, version]) => `${browser}${version}`)
}

/** The lines of a map of routes: each runs on its own level, and those of one school meet there. */

export type RouteFrame = {
  /** The height between two routes, and that of the first, in units of the drawing. */
  step: number
  top: number
}
/** Levels of what meets: the routes of a school, and the school halfway between them. */
type SchoolLevel = { school: string; y: number }

/** @returns the height of the route that is drawn as number `index` */
export const levelOf = (index: number, { step, top }: RouteFrame): number => top + index * step

/** @returns each school once, in the order of its first route, at the mean height of its routes */
export function schoolLevels(routes: readonly { school: string }[], frame: RouteFrame): SchoolLevel[] {
  return [...new Set(routes.map(({ school }) => school))].map((school) => {
    const levels = routes.flatMap((route, index) => (route.school === school ? [levelOf(index, frame)] : []))
    return { school, y: levels.reduce((sum, level) => sum + level, 0) / levels.length }
  })
}

/** @returns a line from `x` along its level, then at 45 degrees to its school: the path of the drawing */
export function routePath(x: number, level: number, school: { x: number; y: number }): string {
  const rise = school.y - level
  return `M${x} ${level}H${school.x - Math.abs(rise)}l${Math.abs(rise)} ${rise}`
}

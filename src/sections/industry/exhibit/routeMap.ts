/** The roads of a map of routes: each runs on its own level, and those of one school meet in the street before it. */

export type RouteScale = {
  /** The height between two routes, and that of the first, in pixels. */
  step: number
  top: number
}
/** The street before a school: from its first route to its last, and the school halfway. */
type SchoolStreet = { school: string; top: number; bottom: number; y: number }

/** @returns the height of the route that is drawn as number `index` */
export const levelOf = (index: number, { step, top }: RouteScale): number => top + index * step

/** @returns the street of each school once, in the order of its first route; the school stands at the mean height of its routes */
export function schoolStreets(routes: readonly { school: string }[], scale: RouteScale): SchoolStreet[] {
  return [...new Set(routes.map(({ school }) => school))].map((school) => {
    const levels = routes.flatMap((route, index) => (route.school === school ? [levelOf(index, scale)] : []))
    const y = levels.reduce((sum, level) => sum + level, 0) / levels.length
    return { school, top: Math.min(...levels), bottom: Math.max(...levels), y }
  })
}

/** @returns how far the hands of a clock are turned at that time, in degrees: "07:40" */
export function handsOf(clock: string): { hour: number; minute: number } {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return { hour: (hours % 12) * 30 + minutes / 2, minute: minutes * 6 }
}

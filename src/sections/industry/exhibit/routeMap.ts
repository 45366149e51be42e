/** Geometry of the map of routes: each route has a road at its own height, and roads of one school join in the street before it. */

export type RouteScale = {
  /** Distance between two routes, and height of the first, in pixels. */
  step: number
  top: number
}
/** The street before a school, from its first route to its last, with the school halfway. */
type SchoolStreet = { school: string; top: number; bottom: number; y: number }

/** @returns the height of the route at this index */
export const levelOf = (index: number, { step, top }: RouteScale): number => top + index * step

/** @returns the street of each school once, in the order of its first route. The school stands at the mean height of its routes. */
export function schoolStreets(routes: readonly { school: string }[], scale: RouteScale): SchoolStreet[] {
  return [...new Set(routes.map(({ school }) => school))].map((school) => {
    const levels = routes.flatMap((route, index) => (route.school === school ? [levelOf(index, scale)] : []))
    const y = levels.reduce((sum, level) => sum + level, 0) / levels.length
    return { school, top: Math.min(...levels), bottom: Math.max(...levels), y }
  })
}

/** @returns the angles of a clock's hands at that time, in degrees: "07:40" */
export function handsOf(clock: string): { hour: number; minute: number } {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return { hour: (hours % 12) * 30 + minutes / 2, minute: minutes * 6 }
}

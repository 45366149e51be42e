/** Geometry of the map of routes: each route has a road at its own height, and roads of one school join in the street before it. */
import type { IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'

export type SchoolRoute = IndustryBlockOf<'routes'>['routes'][number]
export type School = IndustryBlockOf<'routes'>['schools'][number]
/** A school and the street before it, from its first route to its last, with the y of each end and of the school. */
export type SchoolStreet = School & { top: number; bottom: number; y: number }

/** Y of the first route, and distance between two, in pixels. The hours stand above. */
const ROUTES = { top: 92, pitch: 74 }
/** Space below the last road for the words of the last school. */
const BOTTOM_MARGIN = 44

/** @param index of the route from the top @returns the y of its road */
export const routeY = (index: number): number => ROUTES.top + index * ROUTES.pitch

/** @returns the height of a map with so many routes */
export const routeMapHeight = (count: number): number => routeY(count - 1) + BOTTOM_MARGIN

/** @returns the school to which a route leads @throws Error if it is not listed, which the schema refuses */
export function requireSchool<ListedSchool extends { name: string }>(
  { school }: Pick<SchoolRoute, 'school'>,
  schools: readonly ListedSchool[],
): ListedSchool {
  const listedSchool = schools.find(({ name }) => name === school)
  if (!listedSchool) throw new Error(`A route leads to ${school}, which is not one of the schools.`)
  return listedSchool
}

/** @returns the street of each school once, in the order of its first route. The school stands at the mean y of its routes. */
export function listSchoolStreets(routes: readonly Pick<SchoolRoute, 'school'>[], schools: readonly School[]): SchoolStreet[] {
  return [...new Set(routes.map((route) => requireSchool(route, schools)))].map((school) => {
    const ys = routes.flatMap((route, index) => (route.school === school.name ? [routeY(index)] : []))
    return { ...school, top: Math.min(...ys), bottom: Math.max(...ys), y: ys.reduce((sum, y) => sum + y, 0) / ys.length }
  })
}

import type { APIRoute } from 'astro'
import { crewSvg } from '#src/illustrations/portrait/crewSvg.ts'
import { withPlainColors } from '#src/lib/build/pictures/designColors.ts'
import { contentAt } from '#src/registry/pageAt.ts'
import { sortByTime } from '#src/sections/team/dayRuler.ts'
import { routes } from '#src/site/routes.ts'

/** The team as one picture, which wide screens show instead of the portraits. */
export const GET: APIRoute = async () => {
  const { members } = (await contentAt(routes.team)).team
  const names = sortByTime(members).flatMap(({ portrait }) => portrait ?? [])
  return new Response(withPlainColors(crewSvg(names)), { headers: { 'Content-Type': 'image/svg+xml' } })
}

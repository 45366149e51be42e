import type { APIRoute } from 'astro'
import { drawCrew } from '#src/illustrations/portrait/drawCrew.ts'
import { withPlainColors } from '#src/lib/build/pictures/designColors.ts'
import { readPageContent } from '#src/registry/readPage.ts'
import { sortByTime } from '#src/sections/team/dayRuler.ts'
import { routes } from '#src/site/routes.ts'

/** The team as one picture, which wide screens show instead of the portraits. */
export const GET: APIRoute = async () => {
  const { members } = (await readPageContent(routes.team)).team
  const names = sortByTime(members).flatMap(({ portrait }) => portrait ?? [])
  return new Response(withPlainColors(drawCrew(names)), { headers: { 'Content-Type': 'image/svg+xml' } })
}

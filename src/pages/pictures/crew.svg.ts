import type { APIRoute } from 'astro'
import { drawCrew } from '#src/illustrations/portrait/drawCrew.ts'
import { withPlainColors } from '#src/lib/build/pictures/designColors.ts'
import { readOtherContent } from '#src/registry/readPage.ts'
import { sortByTime } from '#src/sections/team/dayRuler.ts'

/** The team as one picture, which wide screens show instead of the portraits. */
export const GET: APIRoute = async () => {
  const { team } = await readOtherContent({ content: ['team'] })
  const names = sortByTime(team.members).flatMap(({ portrait }) => portrait ?? [])
  return new Response(withPlainColors(drawCrew(names)), { headers: { 'Content-Type': 'image/svg+xml' } })
}

import type { APIRoute } from 'astro'
import { contentOf } from '#src/entries/singleEntries.ts'
import { crewSvg } from '#src/illustrations/portrait/crewSvg.ts'
import { withPlainColors } from '#src/lib/build/pictures/designColors.ts'
import { sortByTime } from '#src/sections/team/dayRuler.ts'

/** The team as one picture, which wide screens show in the place of the portraits. */
export const GET: APIRoute = async () => {
  const { members } = await contentOf('team')
  const names = sortByTime(members).flatMap(({ portrait }) => portrait ?? [])
  return new Response(withPlainColors(crewSvg(names)), { headers: { 'Content-Type': 'image/svg+xml' } })
}

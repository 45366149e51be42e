import type { APIRoute } from 'astro'
import { crewSvg } from '../../illustrations/portrait/crewSvg'
import { withPlainColors } from '../../lib/build/pictures/designColors'
import { contentOf } from '../../registry/singleEntries'
import { sortByTime } from '../../sections/team/dayRuler'

/** The team as one picture, which wide screens show in the place of the portraits. */
export const GET: APIRoute = async () => {
  const { members } = await contentOf('team')
  const names = sortByTime(members).flatMap(({ portrait }) => portrait ?? [])
  return new Response(withPlainColors(crewSvg(names)), { headers: { 'Content-Type': 'image/svg+xml' } })
}

import type { APIRoute } from 'astro'
import { withPlainColors } from '#src/lib/build/pictures/designColors.ts'
import { drawNearPerson } from '#src/sections/industry/closeUp/drawNearPerson.ts'
import { NEAR_PEOPLE, type NearPlace } from '#src/sections/industry/closeUp/nearPeople.ts'

export const getStaticPaths = () => Object.keys(NEAR_PEOPLE).map((name) => ({ params: { name }, props: { name } }))

/** The person of a close-up as a file, because the face alone would weigh as much as all text around it. */
export const GET: APIRoute<{ name: NearPlace }> = ({ props: { name } }) =>
  new Response(withPlainColors(drawNearPerson(name)), { headers: { 'Content-Type': 'image/svg+xml' } })

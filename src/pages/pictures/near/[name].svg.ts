import type { APIRoute } from 'astro'
import { NEAR_PEOPLE, type NearPlace } from '#src/illustrations/workplace/closeUp/nearPeople.ts'
import { nearPersonSvg } from '#src/illustrations/workplace/closeUp/nearPersonSvg.ts'
import { withPlainColors } from '#src/lib/build/pictures/designColors.ts'

export const getStaticPaths = () => Object.keys(NEAR_PEOPLE).map((name) => ({ params: { name }, props: { name } }))

/** The person of a close-up as a file, because in the page the face would weigh as much as all of the text around it. */
export const GET: APIRoute<{ name: NearPlace }> = ({ props: { name } }) =>
  new Response(withPlainColors(nearPersonSvg(name)), { headers: { 'Content-Type': 'image/svg+xml' } })

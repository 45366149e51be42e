import type { APIRoute } from 'astro'
import { withPlainColors } from '#src/lib/build/pictures/designColors.ts'
import { CLOSE_UP_PEOPLE, type CloseUpPersonName, drawCloseUpPerson } from '#src/sections/industry/closeUp/people/drawCloseUpPerson.ts'

export const getStaticPaths = () => Object.keys(CLOSE_UP_PEOPLE).map((name) => ({ params: { name }, props: { name } }))

/** The person of a close-up as a file, because the face alone would weigh as much as all text around it. */
export const GET: APIRoute<{ name: CloseUpPersonName }> = ({ props: { name } }) =>
  new Response(withPlainColors(drawCloseUpPerson(name)), { headers: { 'Content-Type': 'image/svg+xml' } })

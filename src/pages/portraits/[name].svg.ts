import type { APIRoute } from 'astro'
import { drawPortrait } from '#src/illustrations/portrait/drawPortrait.ts'
import { withPlainColors } from '#src/lib/build/pictures/designColors.ts'
import { PORTRAIT_NAMES, type PortraitName } from '#src/models/names/pictureNames.ts'

export const getStaticPaths = () => PORTRAIT_NAMES.map((name) => ({ params: { name }, props: { name } }))

/** A portrait as a file, because six of them would be a third of a page's weight. */
export const GET: APIRoute<{ name: PortraitName }> = ({ props: { name } }) =>
  new Response(withPlainColors(drawPortrait(name)), { headers: { 'Content-Type': 'image/svg+xml' } })

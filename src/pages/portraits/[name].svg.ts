import type { APIRoute } from 'astro'
import { portraitSvg } from '#src/illustrations/portrait/portraitSvg.ts'
import { PORTRAIT_NAMES, type PortraitName } from '#src/lib/anywhere/pictures/pictureNames.ts'
import { withPlainColors } from '#src/lib/build/pictures/designColors.ts'

export const getStaticPaths = () => PORTRAIT_NAMES.map((name) => ({ params: { name }, props: { name } }))

/** A portrait as a file, because six of them in a page would be a third of its weight. */
export const GET: APIRoute<{ name: PortraitName }> = ({ props: { name } }) =>
  new Response(withPlainColors(portraitSvg(name)), { headers: { 'Content-Type': 'image/svg+xml' } })

import type { APIRoute } from 'astro'
import { portraitSvg } from '../../illustrations/portrait/portraitSvg'
import { PORTRAIT_NAMES, type PortraitName } from '../../lib/anywhere/names/pictureNames'
import { withPlainColors } from '../../lib/build/pictures/designColors'

export const getStaticPaths = () => PORTRAIT_NAMES.map((name) => ({ params: { name }, props: { name } }))

/** A drawn person as a file: six of them in a page would be a third of its weight. */
export const GET: APIRoute<{ name: PortraitName }> = ({ props: { name } }) =>
  new Response(withPlainColors(portraitSvg(name)), { headers: { 'Content-Type': 'image/svg+xml' } })

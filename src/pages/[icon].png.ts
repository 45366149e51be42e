import type { APIRoute } from 'astro'
import { BRAND_MARK } from '#src/illustrations/brandMark.ts'
import { drawIcon, drawPng, type IconShape } from '#src/lib/build/pictures/icons.ts'
import { icons } from '#src/site/routes.ts'

type Props = { shape: IconShape; size: number }
const icon = (path: string, shape: IconShape, size: number) => ({ params: { icon: path.slice(1, -'.png'.length) }, props: { shape, size } })

export const getStaticPaths = () => [
  icon(icons.apple, 'square', 180),
  icon(icons.small, 'rounded', 192),
  icon(icons.large, 'rounded', 512),
  icon(icons.maskable, 'square', 512),
]

export const GET: APIRoute<Props> = ({ props: { shape, size } }) =>
  new Response(drawPng(drawIcon(BRAND_MARK, shape), size), { headers: { 'Content-Type': 'image/png' } })

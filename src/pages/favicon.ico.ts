import type { APIRoute } from 'astro'
import { drawIcon, encodeIco, renderPng } from '#src/lib/build/pictures/icons.ts'
import { BRAND_MARK } from '#src/site/brandMark.ts'

export const GET: APIRoute = () =>
  new Response(encodeIco(renderPng(drawIcon(BRAND_MARK, 'rounded'), 32)), { headers: { 'Content-Type': 'image/x-icon' } })

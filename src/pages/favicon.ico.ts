import type { APIRoute } from 'astro'
import { drawIcon, drawPng, encodeIco } from '#src/lib/build/pictures/icons.ts'
import { BRAND_MARK } from '#src/site/brandMark.ts'

export const GET: APIRoute = () =>
  new Response(encodeIco(drawPng(drawIcon(BRAND_MARK, 'rounded'), 32)), { headers: { 'Content-Type': 'image/x-icon' } })

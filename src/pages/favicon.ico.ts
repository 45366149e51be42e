import type { APIRoute } from 'astro'
import { BRAND_MARK } from '#src/illustrations/brandMark.ts'
import { drawIcon, drawPng, encodeIco } from '#src/lib/build/pictures/icons.ts'

export const GET: APIRoute = () =>
  new Response(encodeIco(drawPng(drawIcon(BRAND_MARK, 'rounded'), 32)), { headers: { 'Content-Type': 'image/x-icon' } })

import type { APIRoute } from 'astro'
import { drawIcon } from '#src/lib/build/pictures/icons.ts'
import { BRAND_MARK } from '#src/site/brandMark.ts'

export const GET: APIRoute = () => new Response(drawIcon(BRAND_MARK, 'rounded'), { headers: { 'Content-Type': 'image/svg+xml' } })

import type { APIRoute } from 'astro'
import { BRAND_MARK } from '#src/illustrations/brandMark.ts'
import { drawIcon } from '#src/lib/build/pictures/icons.ts'

export const GET: APIRoute = () => new Response(drawIcon(BRAND_MARK, 'rounded'), { headers: { 'Content-Type': 'image/svg+xml' } })

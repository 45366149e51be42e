import type { APIRoute } from 'astro'
import { BRAND } from '#src/lib/build/pictures/brandColors.ts'
import { iconSvg } from '#src/lib/build/pictures/icons.ts'

export const GET: APIRoute = () => new Response(iconSvg('rounded', BRAND), { headers: { 'Content-Type': 'image/svg+xml' } })

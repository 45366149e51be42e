import type { APIRoute } from 'astro'
import { BRAND } from '../lib/build/pictures/brandColors'
import { iconSvg } from '../lib/build/pictures/icons'

export const GET: APIRoute = () => new Response(iconSvg('rounded', BRAND), { headers: { 'Content-Type': 'image/svg+xml' } })

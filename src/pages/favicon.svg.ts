import type { APIRoute } from 'astro'
import { iconSvg } from '../lib/build/pictures/icons'
import { BRAND } from '../site/brand'

export const GET: APIRoute = () => new Response(iconSvg('rounded', BRAND), { headers: { 'Content-Type': 'image/svg+xml' } })

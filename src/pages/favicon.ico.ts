import type { APIRoute } from 'astro'
import { BRAND } from '../lib/build/pictures/brandColors'
import { iconIco, iconSvg, renderPng } from '../lib/build/pictures/icons'

export const GET: APIRoute = () =>
  new Response(iconIco(renderPng(iconSvg('rounded', BRAND), 32)), { headers: { 'Content-Type': 'image/x-icon' } })

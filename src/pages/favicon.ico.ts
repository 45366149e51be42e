import type { APIRoute } from 'astro'
import { iconIco, iconSvg, renderPng } from '../lib/build/pictures/icons'
import { BRAND } from '../site/brand'

export const GET: APIRoute = () =>
  new Response(iconIco(renderPng(iconSvg('rounded', BRAND), 32)), { headers: { 'Content-Type': 'image/x-icon' } })

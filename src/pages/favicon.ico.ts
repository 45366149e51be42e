import type { APIRoute } from 'astro'
import { drawnPng, iconIco, iconSvg } from '../lib/build/icons'
import { BRAND } from '../site/brand'

export const GET: APIRoute = () =>
  new Response(iconIco(drawnPng(iconSvg('rounded', BRAND), 32)), { headers: { 'Content-Type': 'image/x-icon' } })

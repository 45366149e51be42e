import type { APIRoute } from 'astro'
import { BRAND } from '#src/lib/build/pictures/brandColors.ts'
import { iconIco, iconSvg, renderPng } from '#src/lib/build/pictures/icons.ts'

export const GET: APIRoute = () =>
  new Response(iconIco(renderPng(iconSvg('rounded', BRAND), 32)), { headers: { 'Content-Type': 'image/x-icon' } })

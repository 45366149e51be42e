import type { APIRoute } from 'astro'
import { drawIcon, encodeIco, renderPng } from '#src/lib/build/pictures/icons.ts'

export const GET: APIRoute = () =>
  new Response(encodeIco(renderPng(drawIcon('rounded'), 32)), { headers: { 'Content-Type': 'image/x-icon' } })

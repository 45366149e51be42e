import type { APIRoute } from 'astro'
import { drawIcon } from '#src/lib/build/pictures/icons.ts'

export const GET: APIRoute = () => new Response(drawIcon('rounded'), { headers: { 'Content-Type': 'image/svg+xml' } })

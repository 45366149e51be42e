import type { APIRoute } from 'astro'
import { feed } from '../registry/feed'

export const GET: APIRoute = async () =>
  new Response((await feed()).atom1(), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })

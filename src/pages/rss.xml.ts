import type { APIRoute } from 'astro'
import { blogFeed } from '#src/feed/blogFeed.ts'

export const GET: APIRoute = async () =>
  new Response((await blogFeed()).rss2(), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })

import type { APIRoute } from 'astro'
import { createBlogFeed } from '#src/feed/blogFeed.ts'

export const GET: APIRoute = async () =>
  new Response((await createBlogFeed()).rss2(), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })

import type { APIRoute } from 'astro'
import { blogFeed } from '#src/feed/blogFeed.ts'
import Prose from '#src/sections/article/Prose.astro'
import { feedSource } from '#src/pageData/feedSource.ts'

export const GET: APIRoute = async () =>
  new Response((await blogFeed(feedSource, Prose)).atom1(), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })

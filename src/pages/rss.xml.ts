import type { APIRoute } from 'astro'
import { blogFeed } from '#src/feed/blogFeed.ts'
import { feedSource } from '#src/pageData/feedSource.ts'
import Prose from '#src/sections/article/Prose.astro'

export const GET: APIRoute = async () =>
  new Response((await blogFeed(feedSource, Prose)).rss2(), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })

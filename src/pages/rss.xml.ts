import type { APIRoute } from 'astro'
import { feedSource } from '../registry/feedSource'
import { blogFeed } from '../sections/article/blogFeed'

export const GET: APIRoute = async () =>
  new Response((await blogFeed(feedSource)).rss2(), { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })

import type { APIRoute } from 'astro'
import { readFeedSource } from '#src/pageData/feedSource.ts'
import { createBlogFeed } from '#src/sections/article/feed/blogFeed.ts'
import { resources } from '#src/site/routes.ts'

type Props = { text: string }
const feedAt = (path: string, text: string) => ({ params: { feed: path.slice(1, -'.xml'.length) }, props: { text } })

/** Both formats of one feed. */
export const getStaticPaths = async () => {
  const feed = await createBlogFeed(await readFeedSource())
  return [feedAt(resources.rss, feed.rss2()), feedAt(resources.atom, feed.atom1())]
}

export const GET: APIRoute<Props> = ({ props: { text } }) =>
  new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })

/** The blog as a feed with the full text of its articles, rendered by the components of their pages. */
import reactRenderer from '@astrojs/react/server.js'
import { experimental_AstroContainer as Container } from 'astro/container'
import { Feed } from 'feed'
import type { ProseChild } from '#src/contentEngine/prose/proseData.ts'
import { absoluteUrl } from '#src/lib/build/pages/head.ts'
import Prose from '#src/sections/prose/Prose.astro'
import type { ProseInputs } from '#src/sections/prose/proseComponents.ts'
import { resources, routes, routeTo } from '#src/site/routes.ts'
import { site } from '#src/site/site.ts'
import { writeFeedContent } from './feedContent.ts'

type FeedArticle = {
  slug: string
  title: string
  description: string
  author: string
  /** Days are "YYYY-MM-DD". */
  day: string
  updatedDay: string | null
  prose: readonly ProseChild[]
  /** Data for the components in its text. */
  inputs: ProseInputs
}
export type FeedSource = { description: string; articles: readonly FeedArticle[] }

/** @returns the feed, from which both formats are written */
export async function createBlogFeed({ description, articles }: FeedSource): Promise<Feed> {
  const container = await Container.create()
  container.addServerRenderer({ name: '@astrojs/react', renderer: reactRenderer })
  const newest = articles
    .map((article) => article.updatedDay ?? article.day)
    .toSorted()
    .at(-1)
  const blog = absoluteUrl(site.url, routes.blog)
  const feed = new Feed({
    id: blog,
    link: blog,
    title: `${site.name} blog`,
    description,
    language: 'en',
    copyright: site.legalName,
    // The newest article's day, not the day of the build, so that the same content gives the same feed.
    updated: newest ? new Date(newest) : new Date(0),
    generator: site.name,
    feedLinks: { rss: absoluteUrl(site.url, resources.rss), atom: absoluteUrl(site.url, resources.atom) },
  })
  for (const article of articles) {
    const link = absoluteUrl(site.url, routeTo.article(article.slug))
    const html = await container.renderToString(Prose, { props: { prose: article.prose, inputs: article.inputs } })
    feed.addItem({
      id: link,
      link,
      title: article.title,
      description: article.description,
      content: writeFeedContent(html, link),
      author: [{ name: article.author }],
      published: new Date(article.day),
      date: new Date(article.updatedDay ?? article.day),
    })
  }
  return feed
}

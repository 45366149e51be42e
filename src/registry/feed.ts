/** The blog as a feed with the full content of every article, rendered as its page renders it. */

import { getCollection, render } from 'astro:content'
import mdxRenderer from '@astrojs/mdx/server.js'
import reactRenderer from '@astrojs/react/server.js'
import { experimental_AstroContainer as Container } from 'astro/container'
import { Feed } from 'feed'
import { feedContent } from '../lib/build/feedContent'
import { absoluteUrl } from '../lib/build/head'
import { proseComponents } from '../sections/article/proseComponents'
import { resources, routes, routeTo } from '../site/routes'
import { site } from '../site/site'
import { articlesOfSite } from './articles'
import { contentOf } from './singleEntries'

/** Feed readers fetch a feed again and again and want only what is new. Older articles are on the site and in its sitemap. */
const MOST_ARTICLES = 50

async function makeFeed(): Promise<Feed> {
  const container = await Container.create()
  container.addServerRenderer({ name: 'astro:jsx', renderer: mdxRenderer })
  container.addServerRenderer({ name: '@astrojs/react', renderer: reactRenderer })
  const templates = await getCollection('templates')
  const list = await contentOf('blogList')
  const blocks = await contentOf('textBlocks')
  const articles = (await articlesOfSite()).slice(0, MOST_ARTICLES)
  const newest = articles
    .map((article) => article.updated ?? article.day)
    .toSorted()
    .at(-1)
  const blog = absoluteUrl(site.url, routes.blog)
  const feed = new Feed({
    id: blog,
    link: blog,
    title: `${site.name} blog`,
    description: list.feed,
    language: 'en',
    copyright: site.legalName,
    // The newest article's day, not the build's: the same content gives the same feed.
    updated: newest ? new Date(newest) : new Date(0),
    generator: site.name,
    feedLinks: { rss: absoluteUrl(site.url, resources.rss), atom: absoluteUrl(site.url, resources.atom) },
  })
  for (const article of articles) {
    const link = absoluteUrl(site.url, routeTo.article(article.slug))
    const { Content } = await render(article.entry)
    const components = proseComponents(blocks, templates, article.entry.data.charts)
    const html = await container.renderToString(Content, { props: { components } })
    feed.addItem({
      id: link,
      link,
      title: article.title,
      description: article.entry.data.description,
      content: feedContent(html, link),
      author: [{ name: article.author }],
      published: new Date(article.day),
      date: new Date(article.updated ?? article.day),
    })
  }
  return feed
}

let made: Promise<Feed> | undefined

/** Both formats are made from one rendering; in development each request makes its own, since content changes. */
export function feed(): Promise<Feed> {
  if (import.meta.env.DEV) return makeFeed()
  made ??= makeFeed()
  return made
}

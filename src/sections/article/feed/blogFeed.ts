/** The blog as a feed with the full text of its articles, rendered by the components of their pages. */
import reactRenderer from '@astrojs/react/server.js'
import { experimental_AstroContainer as Container } from 'astro/container'
import { Feed } from 'feed'
import { parse } from 'node-html-parser'
import type { ProseChild } from '#src/contentEngine/prose/proseData.ts'
import { absoluteUrl } from '#src/lib/build/pages/head.ts'
import Prose from '#src/sections/prose/Prose.astro'
import type { ProseInputs } from '#src/sections/prose/proseComponents.ts'
import { resources, routes, routeTo } from '#src/site/routes.ts'
import { site } from '#src/site/site.ts'

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

/** Controls and drawings. The text beside a drawing says what it shows. */
const LEFT_OUT_SELECTOR = 'button, script, template, svg, form, style, .template-part, [aria-hidden="true"]'
const KEPT_ATTRIBUTES = new Set(['href', 'id', 'scope', 'lang'])
/** Attributes that an `<img>` keeps. */
const PICTURE_ATTRIBUTES = new Set(['src', 'alt', 'width', 'height'])
const ADDRESS_ATTRIBUTES = ['href', 'src']

/**
 * @param html the article on its page
 * @param address of that page
 * @returns text and picture files only, with absolute addresses, and without controls, classes and the text of templates
 */
export function writeFeedContent(html: string, address: string): string {
  const body = parse(html)
  for (const element of body.querySelectorAll(LEFT_OUT_SELECTOR)) element.remove()
  // These elements only keep words on one line, which has no effect without classes.
  for (const span of body.querySelectorAll('span.unbroken')) span.replaceWith(...span.childNodes)
  for (const element of body.querySelectorAll('*')) {
    const isKept = (name: string) => KEPT_ATTRIBUTES.has(name) || (element.rawTagName === 'img' && PICTURE_ATTRIBUTES.has(name))
    for (const name of Object.keys(element.attributes)) if (!isKept(name)) element.removeAttribute(name)
    for (const name of ADDRESS_ATTRIBUTES) {
      const written = element.getAttribute(name)
      if (written) element.setAttribute(name, new URL(written, address).href)
    }
  }
  return body.innerHTML
}

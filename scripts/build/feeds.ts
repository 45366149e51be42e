/** RSS and Atom feeds with the full content of every article, read from the built pages. */
import { writeFile } from 'node:fs/promises'
import { Feed } from 'feed'
import { type HTMLElement, parse } from 'node-html-parser'
import { resources, routes } from '../../src/site/routes.ts'
import type { SiteSettings } from '../../src/site/settings.ts'
import { DIST } from '../lib/project.ts'
import type { BuiltPage } from './pages.ts'

type Posting = {
  '@type': string
  headline: string
  description: string
  datePublished: string
  dateModified: string
  author: { name: string }
}

function postingOf(document: HTMLElement): Posting | undefined {
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}'
  return (JSON.parse(data)['@graph'] as Posting[] | undefined)?.find((node) => node['@type'] === 'BlogPosting')
}

/** The article's text alone: no controls, no classes, absolute addresses. */
function contentOf(document: HTMLElement, address: string): string {
  const body = document.querySelector('[data-article-body]')
  if (!body) return ''
  for (const element of body.querySelectorAll('button, script, template, svg, form, style')) element.remove()
  for (const element of body.querySelectorAll('*')) {
    for (const name of Object.keys(element.attributes)) if (!['href', 'id', 'scope', 'lang'].includes(name)) element.removeAttribute(name)
    const href = element.getAttribute('href')
    if (href) element.setAttribute('href', new URL(href, address).href)
  }
  return body.innerHTML
}

/** @param pages all built pages; those of kind "article" become entries, newest first */
export async function buildFeeds(pages: BuiltPage[], site: SiteSettings): Promise<void> {
  const entries = pages
    .filter((page) => page.kind === 'article')
    .map((page) => ({ page, document: parse(page.html) }))
    .map(({ page, document }) => ({ page, document, posting: postingOf(document) }))
    .filter((entry): entry is typeof entry & { posting: Posting } => entry.posting !== undefined)
    .sort((a, b) => b.posting.datePublished.localeCompare(a.posting.datePublished) || a.page.path.localeCompare(b.page.path))
  const newest = entries
    .map(({ posting }) => posting.dateModified)
    .sort()
    .at(-1)
  const blog = new URL(routes.blog, site.url).href
  const feed = new Feed({
    id: blog,
    link: blog,
    title: `${site.name} blog`,
    description: 'Attendance, policy and protected leave for hourly teams.',
    language: 'en',
    copyright: site.legalName,
    // The newest article's day, not the build's: the same content gives the same feed.
    updated: newest ? new Date(newest) : new Date(0),
    generator: site.name,
    feedLinks: { rss: new URL(resources.rss, site.url).href, atom: new URL(resources.atom, site.url).href },
  })
  for (const { page, document, posting } of entries) {
    const link = new URL(page.path, site.url).href
    feed.addItem({
      id: link,
      link,
      title: posting.headline,
      description: posting.description,
      content: contentOf(document, link),
      author: [{ name: posting.author.name }],
      published: new Date(posting.datePublished),
      date: new Date(posting.dateModified),
    })
  }
  await writeFile(`${DIST}rss.xml`, feed.rss2())
  await writeFile(`${DIST}atom.xml`, feed.atom1())
}

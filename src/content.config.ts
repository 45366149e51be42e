/**
 * The authors' contract: what kinds of content there are, where each lies, and which schema it is checked against.
 * docs/content.md explains it to editors.
 */

import { defineCollection } from 'astro:content'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { z } from 'zod'
import { withArticles } from './lib/build/articleTokens'
import { contentEntries } from './lib/build/contentLoader'
import { article } from './schemas/article'
import { textDocument } from './schemas/document'
import { feature } from './schemas/feature'
import { industry } from './schemas/industry'
import * as pages from './schemas/pages'
import { template } from './schemas/template'
import { claims } from './site/claims'
import { routeTo } from './site/routes'
import { tokens as siteTokens } from './site/tokens'

const CONTENT = './src/content'
/** The benchmark builds generated articles from a folder of its own. */
const ARTICLES = process.env.BLOG_FOLDER ?? `${CONTENT}/blog`
const tokens = withArticles(siteTokens, ARTICLES, routeTo.article)
const figures: ReadonlyMap<string, string> = new Map<string, string>(Object.entries(claims).map(([id, claim]) => [id, claim.value]))
/** Articles live on worked examples with numbers of their own (docs/decisions/006). */
const noFigures = new Map<string, string>()

/** One page that exists once: the file `content/{name}.yaml`. */
const single = <T extends z.ZodType>(name: string, schema: T) =>
  defineCollection({ loader: contentEntries({ base: CONTENT, pattern: `${name}.yaml`, schema, tokens, figures }), schema })
/** A folder of entries: the file's name is the entry's address. */
const folder = <T extends z.ZodType>(
  name: string,
  schema: T,
  ending: 'yaml' | 'mdx' = 'yaml',
  typed = figures,
  base = `${CONTENT}/${name}`,
) => defineCollection({ loader: contentEntries({ base, pattern: `**/*.${ending}`, schema, tokens, figures: typed }), schema })

/** Articles name an author and topics by id. A file that is broken is reported when it is loaded itself. */
const idsIn = (file: string, list: string) => {
  const items = (parse(readFileSync(`${CONTENT}/${file}`, 'utf8')) as Record<string, { id?: unknown }[] | undefined> | null)?.[list]
  return Array.isArray(items) ? items.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])) : []
}

export const collections = {
  home: single('home', pages.home),
  shell: single('shell', pages.shell),
  clients: single('clients', pages.clients),
  testimonials: single('testimonials', pages.testimonials),
  team: single('team', pages.team),
  demo: single('demo', pages.demo),
  login: single('login', pages.login),
  notFound: single('not-found', pages.notFound),
  status: single('status', pages.status),
  tags: single('tags', pages.tags),
  blogList: single('blog', pages.blogList),
  industriesOverview: single('industries', pages.industriesOverview),
  comparison: single('comparison', pages.comparison),
  faq: single('faq', pages.faq),
  helpCenter: single('help-center', pages.helpCenter),
  videos: single('videos', pages.videos),
  dataSecurity: single('data-security', pages.dataSecurity),
  guides: single('guides', pages.guides),
  features: folder('features', feature),
  industries: folder('industries', industry),
  templates: folder('templates', template),
  documents: folder('documents', textDocument, 'mdx'),
  blog: folder('blog', article(idsIn('team.yaml', 'members'), idsIn('tags.yaml', 'tags')), 'mdx', noFigures, ARTICLES),
}

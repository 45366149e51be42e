/**
 * The kinds of content: where the files of each are, and which schema checks them.
 * docs/content-reference.md explains it to editors.
 */

import { defineCollection } from 'astro:content'
import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { idsIn } from './lib/anywhere/content/skeleton'
import { type ContentOptions, contentLoaders } from './lib/build/content/contentLoader'
import { withEntries } from './lib/build/content/entryTokens'
import { article } from './schemas/article'
import { blogList } from './schemas/blogList'
import { claimsPage } from './schemas/claimsPage'
import { clients } from './schemas/clients'
import { comparison } from './schemas/comparison'
import { dataSecurity } from './schemas/dataSecurity'
import { demo } from './schemas/demo'
import { textDocument } from './schemas/document'
import { everydayFigures } from './schemas/everydayFigures'
import { faq } from './schemas/faq'
import { feature } from './schemas/feature'
import { guide } from './schemas/guide'
import { guideFrame } from './schemas/guideFrame'
import { helpCenter } from './schemas/helpCenter'
import { home } from './schemas/home'
import { industriesOverview } from './schemas/industriesOverview'
import { industry } from './schemas/industry'
import { login } from './schemas/login'
import { morning } from './schemas/morning'
import { notFound } from './schemas/notFound'
import { reviews } from './schemas/reviews'
import { samples } from './schemas/samples'
import { shell } from './schemas/shell'
import { status } from './schemas/status'
import { tags } from './schemas/tags'
import { team } from './schemas/team'
import { template } from './schemas/template'
import { testimonials } from './schemas/testimonials'
import { textBlocks } from './schemas/textBlocks'
import { videos } from './schemas/videos'
import { claims } from './site/claims'
import { linkedFolders } from './site/linkedFolders'
import { tokens as siteTokens } from './site/tokenTable'
import { typedIdentity as names } from './site/typedIdentity'

const CONTENT = './src/content'
/** Read when an entry is, so that development knows of one that was just added. */
const tokens = () => withEntries(siteTokens, linkedFolders)
const figures: ReadonlyMap<string, string> = new Map<string, string>(Object.entries(claims).map(([id, claim]) => [id, claim.value]))
/** Articles live on worked examples with numbers of their own (docs/decisions/006). */
const noFigures = new Map<string, string>()
/** Long enough to answer a question whole, short enough to be read. */
const ARTICLE_WORDS = { least: 1800, most: 3200 }

const contentEntries = contentLoaders()

/** One page that exists once: the file `content/{name}.yaml`. */
const single = <T extends z.ZodType>(name: string, schema: T) =>
  defineCollection({ loader: contentEntries({ base: CONTENT, pattern: `${name}.yaml`, schema, tokens, figures, names }), schema })
/** A folder of entries: the file's name is the entry's address. */
const folder = <T extends z.ZodType>(
  name: string,
  schema: T,
  { ending = 'yaml', ...more }: { ending?: 'yaml' | 'mdx' } & Partial<Pick<ContentOptions, 'figures' | 'words'>> = {},
) =>
  defineCollection({
    loader: contentEntries({ base: `${CONTENT}/${name}`, pattern: `**/*.${ending}`, schema, tokens, figures, names, ...more }),
    schema,
  })

/** Articles name an author and tags by id. */
const namedIn = (file: string, list: string) => () => idsIn(readFileSync(`${CONTENT}/${file}`, 'utf8'), list)

export const collections = {
  home: single('home', home),
  morning: single('morning', morning),
  shell: single('shell', shell),
  clients: single('clients', clients),
  testimonials: single('testimonials', testimonials),
  team: single('team', team),
  demo: single('demo', demo),
  login: single('login', login),
  notFound: single('not-found', notFound),
  status: single('status', status),
  samples: single('samples', samples),
  claimsPage: single('claims-page', claimsPage),
  tags: single('tags', tags),
  blogList: single('blog-list', blogList),
  industriesOverview: single('industries-overview', industriesOverview),
  comparison: single('comparison', comparison),
  faq: single('faq', faq),
  helpCenter: single('help-center', helpCenter),
  videos: single('videos', videos),
  dataSecurity: single('data-security', dataSecurity),
  reviews: single('reviews', reviews),
  everydayFigures: single('everyday-figures', everydayFigures),
  guideFrame: single('guide-frame', guideFrame),
  textBlocks: single('text-blocks', textBlocks),
  guides: folder('guides', guide),
  features: folder('features', feature),
  industries: folder('industries', industry),
  templates: folder('templates', template),
  documents: folder('documents', textDocument, { ending: 'mdx' }),
  blog: folder('blog', article(namedIn('team.yaml', 'members'), namedIn('tags.yaml', 'tags')), {
    ending: 'mdx',
    figures: noFigures,
    words: ARTICLE_WORDS,
  }),
}

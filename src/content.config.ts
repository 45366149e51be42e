/**
 * The kinds of content: where the files of each are, and which schema checks them. Those of which values of tokens are made (claims,
 * terms, the law of states, authorities) are read before: src/facts/factFiles.ts.
 * docs/content-reference.md explains it to editors.
 */

import { defineCollection } from 'astro:content'
import { readFileSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import type { z } from 'zod'
import { claims } from '#src/facts/claims.ts'
import { identityTokens as names } from '#src/facts/identityTokens.ts'
import { tokens as siteTokens } from '#src/facts/tokenTable.ts'
import { type AllowedFigures, allowedFiguresOf } from '#src/lib/build/content/figures/allowedFigures.ts'
import { type ContentOptions, contentLoaders } from '#src/lib/build/content/loading/contentLoader.ts'
import { createProseReader } from '#src/lib/build/content/prose/proseReader.ts'
import { PICTURES_FOLDER } from '#src/lib/build/content/proseRules/pictureProblems.ts'
import { withEntryTokens } from '#src/lib/build/content/tokens/entryTokens.ts'
import { filesByName, idsIn } from '#src/lib/build/content/yaml/yamlNames.ts'
import { analytics } from '#src/schemas/analytics.ts'
import { article } from '#src/schemas/article/article.ts'
import { blogList } from '#src/schemas/blogList.ts'
import { charts } from '#src/schemas/charts.ts'
import { claimsPage } from '#src/schemas/claimsPage.ts'
import { clients } from '#src/schemas/clients.ts'
import { comparison } from '#src/schemas/comparison.ts'
import { dashboards } from '#src/schemas/dashboards.ts'
import { dataSecurity } from '#src/schemas/dataSecurity.ts'
import { demo } from '#src/schemas/demo.ts'
import { textDocument } from '#src/schemas/document.ts'
import { everydayFigures } from '#src/schemas/everydayFigures.ts'
import { everyGuide } from '#src/schemas/everyGuide.ts'
import { everyPage } from '#src/schemas/everyPage.ts'
import { faq } from '#src/schemas/faq.ts'
import { feature } from '#src/schemas/feature.ts'
import { guide } from '#src/schemas/guide.ts'
import { helpCenter } from '#src/schemas/helpCenter.ts'
import { home } from '#src/schemas/home/home.ts'
import { industriesOverview } from '#src/schemas/industriesOverview.ts'
import { industry } from '#src/schemas/industry/industry.ts'
import { landing } from '#src/schemas/landing.ts'
import { login } from '#src/schemas/login.ts'
import { morning } from '#src/schemas/morning/morning.ts'
import { notFound } from '#src/schemas/notFound.ts'
import { policyTables } from '#src/schemas/policyTables.ts'
import { reviews } from '#src/schemas/reviews.ts'
import { samples } from '#src/schemas/samples.ts'
import { status } from '#src/schemas/status.ts'
import { tags } from '#src/schemas/tags.ts'
import { team } from '#src/schemas/team.ts'
import { template } from '#src/schemas/template.ts'
import { templateCards } from '#src/schemas/templateCards.ts'
import { testimonials } from '#src/schemas/testimonials.ts'
import { videos } from '#src/schemas/videos.ts'
import { wordsToAvoid } from '#src/schemas/wordsToAvoid.ts'
import { documentAttributes } from '#src/sections/document/document.attributes.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { linkedFolders } from '#src/site/linkedFolders.ts'
import { folders } from '#src/site/routes.ts'

const CONTENT = './src/content'
/** Read when an entry is, so that development knows of one that was just added. */
const tokens = () => withEntryTokens(siteTokens, linkedFolders)
const figures: ReadonlyMap<string, string> = new Map<string, string>(Object.entries(claims).map(([id, claim]) => [id, claim.value]))
/** Articles live on worked examples with numbers of their own (docs/decisions/006). */
const noFigures = new Map<string, string>()
/** "Articles: 1,800 to 3,200 words of substance" (docs/requirements/clarifications.md, "Blog"); editors read it in docs/adding-an-article.md. */
const ARTICLE_WORDS = { min: 1800, max: 3200 }

/** The figures that a file may type: any other stands in a token. Undefined while everyday-figures.yaml cannot be read, which is reported by itself. */
function allowedFigures(file: string): AllowedFigures | undefined {
  const everyday = filesByName(readFileSync(`${CONTENT}/everyday-figures.yaml`, 'utf8'))
  return everyday ? allowedFiguresOf(relative(CONTENT, file), everyday) : undefined
}
/** @param file named from src/content @returns its text; null where there is no such file */
const textOf = (file: string) =>
  statSync(`${CONTENT}/${file}`, { throwIfNoEntry: false })?.isFile() ? readFileSync(`${CONTENT}/${file}`, 'utf8') : null

const contentEntries = contentLoaders()
const prose = createProseReader({
  section: documentAttributes.section.attribute,
  copyLink: sharedAttributes.copyLink.attribute,
  column: documentAttributes.column.attribute,
  numbered: folders.legal,
})

/** What an entry is held to unless its collection says otherwise. */
const CHECKED_AGAINST = { tokens, figures, names, allowedFigures, pictures: PICTURES_FOLDER }
type CollectionOptions = Partial<Pick<ContentOptions, 'figures' | 'allowedFigures' | 'wordLimits' | 'mayBeEmpty'>>
/** For figures that are not a page's own statements: those of pictures, of customers, of worked examples, and of the list of claims. */
const ANY_FIGURE = { allowedFigures: () => undefined }
/** One page that exists once: the file `content/{name}.yaml`. */
const single = <T extends z.ZodType>(name: string, schema: T, more: CollectionOptions = {}) =>
  defineCollection({ loader: contentEntries({ base: CONTENT, pattern: `${name}.yaml`, schema, ...CHECKED_AGAINST, ...more }), schema })
/** A folder of entries: the file's name is the entry's address. */
const folder = <T extends z.ZodType>(
  name: string,
  schema: T,
  { ending = 'yaml', ...more }: { ending?: 'yaml' | 'mdx' } & CollectionOptions = {},
) =>
  defineCollection({
    loader: contentEntries({
      base: `${CONTENT}/${name}`,
      pattern: `**/*.${ending}`,
      schema,
      ...(ending === 'mdx' && { prose }),
      ...CHECKED_AGAINST,
      ...more,
    }),
    schema,
  })

/** Articles name an author and tags by id. The file is read for each, since it may have changed, and parsed only where it has. */
function namedIn(file: string, list: string): () => string[] | null {
  let known: { source: string; ids: string[] | null } | undefined
  return () => {
    const source = readFileSync(`${CONTENT}/${file}`, 'utf8')
    if (known?.source !== source) known = { source, ids: idsIn(source, list) }
    return known.ids
  }
}

export const collections = {
  home: single('home', home),
  morning: single('morning', morning, ANY_FIGURE),
  everyPage: single('every-page', everyPage),
  clients: single('clients', clients),
  testimonials: single('testimonials', testimonials, ANY_FIGURE),
  team: single('team', team),
  demo: single('demo', demo),
  login: single('login', login),
  notFound: single('not-found', notFound),
  status: single('status', status),
  samples: single('samples', samples),
  claimsPage: single('claims-page', claimsPage, ANY_FIGURE),
  tags: single('tags', tags),
  blogList: single('blog-list', blogList),
  industriesOverview: single('industries-overview', industriesOverview),
  comparison: single('comparison', comparison),
  faq: single('faq', faq),
  helpCenter: single('help-center', helpCenter),
  videos: single('videos', videos),
  dataSecurity: single('data-security', dataSecurity),
  reviews: single('reviews', reviews, ANY_FIGURE),
  everydayFigures: single('everyday-figures', everydayFigures(textOf), ANY_FIGURE),
  wordsToAvoid: single('words-to-avoid', wordsToAvoid, ANY_FIGURE),
  everyGuide: single('every-guide', everyGuide),
  policyTables: single('policy-tables', policyTables),
  dashboards: single('dashboards', dashboards, ANY_FIGURE),
  charts: single('charts', charts, ANY_FIGURE),
  templateCards: single('template-cards', templateCards),
  analytics: single('analytics', analytics, ANY_FIGURE),
  guides: folder('guides', guide, ANY_FIGURE),
  features: folder('features', feature),
  industries: folder('industries', industry),
  // Between campaigns there is none.
  landing: folder('landing', landing, { mayBeEmpty: true }),
  templates: folder('templates', template, ANY_FIGURE),
  documents: folder('documents', textDocument, { ending: 'mdx' }),
  blog: folder('blog', article(namedIn('team.yaml', 'members'), namedIn('tags.yaml', 'tags')), {
    ending: 'mdx',
    ...ANY_FIGURE,
    figures: noFigures,
    wordLimits: ARTICLE_WORDS,
  }),
}

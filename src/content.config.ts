/**
 * The kinds of content: the files and the schema of each. Files that give tokens their values (claims, terms, the law of states,
 * authorities) are no kinds: src/facts/factFiles.ts.
 */
// biome-ignore-all lint/style/noExcessiveLinesPerFile: one list of kinds

import { defineCollection } from 'astro:content'
import { readFileSync, statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { type AllowedFigures, allowedFiguresOf } from '#src/contentEngine/figures/allowedFigures.ts'
import { createContentLoaders } from '#src/contentEngine/loading/contentLoader.ts'
import type { EntrySchema } from '#src/contentEngine/loading/entryRules.ts'
import type { CollectionFiles } from '#src/contentEngine/loading/readCollections.ts'
import { createProseParser } from '#src/contentEngine/prose/proseParser.ts'
import { PICTURES_FOLDER } from '#src/contentEngine/proseRules/pictureProblems.ts'
import { withEntryTokens } from '#src/contentEngine/tokens/entryTokens.ts'
import { parseFilesByName, parseIds } from '#src/contentEngine/yaml/yamlNames.ts'
import { proseTags } from '#src/contentNames/proseNames.ts'
import { readClaims, readFigureClaims } from '#src/facts/claims.ts'
import { factFileSchemas } from '#src/facts/factFiles.ts'
import { identityTokens } from '#src/facts/identityTokens.ts'
import { readAuthorities } from '#src/facts/law/authorities.ts'
import { readSiteTokens } from '#src/facts/tokenTable.ts'
import { oncePerText } from '#src/lib/build/cache/oncePerText.ts'
import { analyticsSchema } from '#src/schemas/analytics.ts'
import { createArticleSchema } from '#src/schemas/article/article.ts'
import { articleProseRule } from '#src/schemas/article/articleProse.ts'
import { blogListSchema } from '#src/schemas/blogList.ts'
import { chartsSchema } from '#src/schemas/charts.ts'
import { claimsPageSchema } from '#src/schemas/claimsPage.ts'
import { clientsSchema } from '#src/schemas/clients.ts'
import { comparisonSchema } from '#src/schemas/comparison.ts'
import { dashboardsSchema } from '#src/schemas/dashboards.ts'
import { createDataSecuritySchema } from '#src/schemas/dataSecurity.ts'
import { demoSchema } from '#src/schemas/demo.ts'
import { textDocumentSchema } from '#src/schemas/document.ts'
import { documentProseRule } from '#src/schemas/documentProse.ts'
import { everyGuideSchema } from '#src/schemas/everyGuide.ts'
import { everyPageSchema } from '#src/schemas/everyPage.ts'
import { faqSchema } from '#src/schemas/faq.ts'
import { featureSchema } from '#src/schemas/feature.ts'
import { guideSchema } from '#src/schemas/guide.ts'
import { helpCenterSchema } from '#src/schemas/helpCenter.ts'
import { homeSchema } from '#src/schemas/home/home.ts'
import { industriesOverviewSchema } from '#src/schemas/industriesOverview.ts'
import { industrySchema } from '#src/schemas/industry/industry.ts'
import { landingSchema } from '#src/schemas/landing.ts'
import { loginSchema } from '#src/schemas/login.ts'
import { morningSchema } from '#src/schemas/morning/morning.ts'
import { notFoundSchema } from '#src/schemas/notFound.ts'
import { policyTablesSchema } from '#src/schemas/policyTables.ts'
import { reviewsSchema } from '#src/schemas/reviews.ts'
import { samplesSchema } from '#src/schemas/samples.ts'
import { statusSchema } from '#src/schemas/status.ts'
import { tagsSchema } from '#src/schemas/tags.ts'
import { teamSchema } from '#src/schemas/team.ts'
import { createTemplateSchema } from '#src/schemas/template.ts'
import { templateCardsSchema } from '#src/schemas/templateCards.ts'
import { testimonialsSchema } from '#src/schemas/testimonials.ts'
import { createTypedFiguresSchema } from '#src/schemas/typedFigures.ts'
import { walkthroughsSchema } from '#src/schemas/walkthroughs.ts'
import { wordsToAvoidSchema } from '#src/schemas/wordsToAvoid.ts'
import { documentAttributes } from '#src/sections/document/document.attributes.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { linkedFolders } from '#src/site/linkedFolders.ts'
import { folders } from '#src/site/routes.ts'

const CONTENT = './src/content'
/** Full paths of the files that entries of other files depend on: those that give tokens their values, and those read below. */
const sharedFiles = new Set(Object.keys(factFileSchemas).map((name) => resolve(CONTENT, `${name}.yaml`)))
/** Reads a file that the rules of other files depend on. @param file its path in src/content */
function oncePerSharedText<Result>(file: string, parse: (source: string) => Result): () => Result {
  sharedFiles.add(resolve(CONTENT, file))
  return oncePerText(`${CONTENT}/${file}`, parse)
}

const readFigures = (): ReadonlyMap<string, string> => new Map(Object.entries(readClaims()).map(([id, { value }]) => [id, value]))

/** Returns null if the file has a fault, which is reported there. */
const readTypedFigures = oncePerSharedText('typed-figures.yaml', parseFilesByName)
/** @returns the figures that a file may type without a token */
function readAllowedFigures(file: string): AllowedFigures | undefined {
  const typed = readTypedFigures()
  return typed ? allowedFiguresOf(relative(CONTENT, file), typed) : undefined
}
/** @param file its path in src/content @returns its text, or null if there is no such file */
const readText = (file: string) =>
  statSync(`${CONTENT}/${file}`, { throwIfNoEntry: false })?.isFile() ? readFileSync(`${CONTENT}/${file}`, 'utf8') : null

const parseProse = createProseParser(proseTags, {
  section: documentAttributes.section.attribute,
  copyLink: sharedAttributes.copyLink.attribute,
  column: documentAttributes.column.attribute,
  numbered: folders.legal,
})

const createEntryLoader = createContentLoaders(
  () => ({
    tokens: withEntryTokens(readSiteTokens(), linkedFolders),
    figures: readFigures(),
    claims: readFigureClaims(),
    names: identityTokens,
    pictures: PICTURES_FOLDER,
    tags: proseTags,
  }),
  (file) => sharedFiles.has(file),
)
type CollectionOptions = Partial<Pick<CollectionFiles, 'figures' | 'allowedFigures' | 'proseRule' | 'mayBeEmpty'>>
/** Allows all figures where they are not the page's statements: in pictures, quotes, worked examples and the list of claims. */
const ANY_FIGURE = { allowedFigures: () => undefined }
/** A collection of one entry, the file `content/{name}.yaml`. */
const defineSingleton = <T extends EntrySchema>(name: string, schema: T, more: CollectionOptions = {}) =>
  defineCollection({
    loader: createEntryLoader({ base: CONTENT, pattern: `${name}.yaml`, schema, allowedFigures: readAllowedFigures, ...more }),
    schema,
  })
/** A folder of entries, whose file names are their addresses. */
const defineFolder = <T extends EntrySchema>(
  name: string,
  schema: T,
  { ending = 'yaml', ...more }: { ending?: 'yaml' | 'mdx' } & CollectionOptions = {},
) =>
  defineCollection({
    loader: createEntryLoader({
      base: `${CONTENT}/${name}`,
      pattern: `**/*.${ending}`,
      schema,
      ...(ending === 'mdx' && { prose: parseProse }),
      allowedFigures: readAllowedFigures,
      ...more,
    }),
    schema,
  })

/** @returns a function that reads the ids of a list */
const createIdReader = (file: string, list: string) => oncePerSharedText(file, (source) => parseIds(source, list))

export const collections = {
  home: defineSingleton('home', homeSchema),
  morning: defineSingleton('morning', morningSchema, ANY_FIGURE),
  everyPage: defineSingleton('every-page', everyPageSchema),
  clients: defineSingleton('clients', clientsSchema),
  testimonials: defineSingleton('testimonials', testimonialsSchema, ANY_FIGURE),
  team: defineSingleton('team', teamSchema),
  demo: defineSingleton('demo', demoSchema),
  login: defineSingleton('login', loginSchema),
  notFound: defineSingleton('not-found', notFoundSchema),
  status: defineSingleton('status', statusSchema),
  samples: defineSingleton('samples', samplesSchema),
  claimsPage: defineSingleton('claims-page', claimsPageSchema, ANY_FIGURE),
  tags: defineSingleton('tags', tagsSchema),
  blogList: defineSingleton('blog-list', blogListSchema),
  industriesOverview: defineSingleton('industries-overview', industriesOverviewSchema),
  comparison: defineSingleton('comparison', comparisonSchema),
  faq: defineSingleton('faq', faqSchema),
  helpCenter: defineSingleton('help-center', helpCenterSchema),
  walkthroughs: defineSingleton('walkthroughs', walkthroughsSchema),
  dataSecurity: defineSingleton('data-security', createDataSecuritySchema(readFigures)),
  reviews: defineSingleton('reviews', reviewsSchema, ANY_FIGURE),
  typedFigures: defineSingleton('typed-figures', createTypedFiguresSchema(readText), ANY_FIGURE),
  wordsToAvoid: defineSingleton('words-to-avoid', wordsToAvoidSchema, ANY_FIGURE),
  everyGuide: defineSingleton('every-guide', everyGuideSchema),
  policyTables: defineSingleton('policy-tables', policyTablesSchema),
  dashboards: defineSingleton('dashboards', dashboardsSchema, ANY_FIGURE),
  charts: defineSingleton('charts', chartsSchema, ANY_FIGURE),
  templateCards: defineSingleton('template-cards', templateCardsSchema),
  analytics: defineSingleton('analytics', analyticsSchema, ANY_FIGURE),
  guides: defineFolder('guides', guideSchema, ANY_FIGURE),
  features: defineFolder('features', featureSchema),
  industries: defineFolder('industries', industrySchema),
  // Between campaigns, the folder is empty.
  landing: defineFolder('landing', landingSchema, { mayBeEmpty: true }),
  templates: defineFolder(
    'templates',
    createTemplateSchema(() => Object.keys(readAuthorities())),
    ANY_FIGURE,
  ),
  documents: defineFolder('documents', textDocumentSchema, { ending: 'mdx', proseRule: documentProseRule }),
  blog: defineFolder(
    'blog',
    createArticleSchema(createIdReader('team.yaml', 'members'), createIdReader('tags.yaml', 'tags'), () => readClaims().languages.value),
    {
      ending: 'mdx',
      ...ANY_FIGURE,
      // Worked examples need numbers of their own (docs/decisions/006).
      figures: new Map(),
      proseRule: articleProseRule,
    },
  ),
}

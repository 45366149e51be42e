/**
 * The kinds of content: the files and the schema of each. Files that give tokens their values (claims, terms, the law of states,
 * authorities) are no kinds: src/facts/factFiles.ts. How files are read: src/registry/collections/defineCollections.ts.
 */
import { createProseParser } from '#src/contentEngine/prose/proseParser.ts'
import { uninventedFigures } from '#src/contentEngine/textRules/hardCodedProblems.ts'
import { readClaims } from '#src/facts/claims.ts'
import { readAuthorities } from '#src/facts/law/authorities.ts'
import { proseTags } from '#src/models/names/proseNames.ts'
import {
  ANY_FIGURE,
  createIdReader,
  defineFolder,
  defineSingleton,
  readFigures,
  readText,
} from '#src/registry/collections/defineCollections.ts'
import { analyticsSchema } from '#src/schemas/analytics.ts'
import { createArticleSchema } from '#src/schemas/article/article.ts'
import { articleProseRule } from '#src/schemas/article/articleProse.ts'
import { blogListSchema } from '#src/schemas/blogList.ts'
import { chartWordsSchema } from '#src/schemas/chartWords.ts'
import { claimsPageSchema } from '#src/schemas/claimsPage.ts'
import { clientsSchema } from '#src/schemas/clients.ts'
import { comparisonSchema } from '#src/schemas/comparison.ts'
import { dashboardWordsSchema } from '#src/schemas/dashboardWords.ts'
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
import { templateCardWordsSchema } from '#src/schemas/templateCardWords.ts'
import { testimonialsSchema } from '#src/schemas/testimonials.ts'
import { createTypedFiguresSchema } from '#src/schemas/typedFigures.ts'
import { walkthroughsSchema } from '#src/schemas/walkthroughs.ts'
import { wordsToAvoidSchema } from '#src/schemas/wordsToAvoid.ts'
import { documentAttributes } from '#src/sections/document/document.attributes.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { folders } from '#src/site/routes.ts'

const parseProse = createProseParser(proseTags, {
  section: documentAttributes.section.attribute,
  copyLink: sharedAttributes.copyLink.attribute,
  column: documentAttributes.column.attribute,
  numbered: folders.legal,
})

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
  dashboardWords: defineSingleton('dashboard-words', dashboardWordsSchema, ANY_FIGURE),
  chartWords: defineSingleton('chart-words', chartWordsSchema, ANY_FIGURE),
  templateCardWords: defineSingleton('template-card-words', templateCardWordsSchema),
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
  documents: defineFolder('documents', textDocumentSchema, { prose: parseProse, proseRule: documentProseRule }),
  blog: defineFolder(
    'blog',
    createArticleSchema(createIdReader('team.yaml', 'members'), createIdReader('tags.yaml', 'tags'), () => readClaims().languages.value),
    {
      prose: parseProse,
      ...ANY_FIGURE,
      // Worked examples need numbers of their own (docs/decisions/006).
      chooseFigures: uninventedFigures,
      proseRule: articleProseRule,
    },
  ),
}

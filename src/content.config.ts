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
import { createArticleSchema } from '#src/schemas/article/article.ts'
import { articleProseRule } from '#src/schemas/article/articleProse.ts'
import { reviewsSchema } from '#src/schemas/checks/reviews.ts'
import { createTypedFiguresSchema } from '#src/schemas/checks/typedFigures.ts'
import { wordsToAvoidSchema } from '#src/schemas/checks/wordsToAvoid.ts'
import { textDocumentSchema } from '#src/schemas/document/document.ts'
import { documentProseRule } from '#src/schemas/document/documentProse.ts'
import { featureSchema } from '#src/schemas/feature.ts'
import { guideSchema } from '#src/schemas/guide/guide.ts'
import { industrySchema } from '#src/schemas/industry/industry.ts'
import { landingSchema } from '#src/schemas/landing.ts'
import { blogListSchema } from '#src/schemas/pages/blogList.ts'
import { claimsPageSchema } from '#src/schemas/pages/claimsPage.ts'
import { comparisonSchema } from '#src/schemas/pages/comparison.ts'
import { createDataSecuritySchema } from '#src/schemas/pages/dataSecurity.ts'
import { demoSchema } from '#src/schemas/pages/demo.ts'
import { faqSchema } from '#src/schemas/pages/faq.ts'
import { helpCenterSchema } from '#src/schemas/pages/helpCenter.ts'
import { homeSchema } from '#src/schemas/pages/home/home.ts'
import { industriesOverviewSchema } from '#src/schemas/pages/industriesOverview.ts'
import { loginSchema } from '#src/schemas/pages/login.ts'
import { morningSchema } from '#src/schemas/pages/morning/morning.ts'
import { notFoundSchema } from '#src/schemas/pages/notFound.ts'
import { statusSchema } from '#src/schemas/pages/status.ts'
import { teamSchema } from '#src/schemas/pages/team.ts'
import { walkthroughsSchema } from '#src/schemas/pages/walkthroughs.ts'
import { analyticsSchema } from '#src/schemas/shared/analytics.ts'
import { chartWordsSchema } from '#src/schemas/shared/chartWords.ts'
import { clientsSchema } from '#src/schemas/shared/clients.ts'
import { dashboardWordsSchema } from '#src/schemas/shared/dashboardWords.ts'
import { everyGuideSchema } from '#src/schemas/shared/everyGuide.ts'
import { everyPageSchema } from '#src/schemas/shared/everyPage.ts'
import { policyTablesSchema } from '#src/schemas/shared/policyTables.ts'
import { samplesSchema } from '#src/schemas/shared/samples.ts'
import { tagsSchema } from '#src/schemas/shared/tags.ts'
import { templateCardWordsSchema } from '#src/schemas/shared/templateCardWords.ts'
import { testimonialsSchema } from '#src/schemas/shared/testimonials.ts'
import { createTemplateSchema } from '#src/schemas/template.ts'
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
  home: defineSingleton('pages/home', homeSchema),
  morning: defineSingleton('pages/morning', morningSchema, ANY_FIGURE),
  everyPage: defineSingleton('shared/every-page', everyPageSchema),
  clients: defineSingleton('shared/clients', clientsSchema),
  testimonials: defineSingleton('shared/testimonials', testimonialsSchema, ANY_FIGURE),
  team: defineSingleton('pages/team', teamSchema),
  demo: defineSingleton('pages/demo', demoSchema),
  login: defineSingleton('pages/login', loginSchema),
  notFound: defineSingleton('pages/not-found', notFoundSchema),
  status: defineSingleton('pages/status', statusSchema),
  samples: defineSingleton('shared/samples', samplesSchema),
  claimsPage: defineSingleton('pages/claims-page', claimsPageSchema, ANY_FIGURE),
  tags: defineSingleton('shared/tags', tagsSchema),
  blogList: defineSingleton('pages/blog-list', blogListSchema),
  industriesOverview: defineSingleton('pages/industries-overview', industriesOverviewSchema),
  comparison: defineSingleton('pages/comparison', comparisonSchema),
  faq: defineSingleton('pages/faq', faqSchema),
  helpCenter: defineSingleton('pages/help-center', helpCenterSchema),
  walkthroughs: defineSingleton('pages/walkthroughs', walkthroughsSchema),
  dataSecurity: defineSingleton('pages/data-security', createDataSecuritySchema(readFigures)),
  reviews: defineSingleton('checks/reviews', reviewsSchema, ANY_FIGURE),
  typedFigures: defineSingleton('checks/typed-figures', createTypedFiguresSchema(readText), ANY_FIGURE),
  wordsToAvoid: defineSingleton('checks/words-to-avoid', wordsToAvoidSchema, ANY_FIGURE),
  everyGuide: defineSingleton('shared/every-guide', everyGuideSchema),
  policyTables: defineSingleton('shared/policy-tables', policyTablesSchema),
  dashboardWords: defineSingleton('shared/dashboard-words', dashboardWordsSchema, ANY_FIGURE),
  chartWords: defineSingleton('shared/chart-words', chartWordsSchema, ANY_FIGURE),
  templateCardWords: defineSingleton('shared/template-card-words', templateCardWordsSchema),
  analytics: defineSingleton('shared/analytics', analyticsSchema, ANY_FIGURE),
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
    createArticleSchema(
      createIdReader('pages/team.yaml', 'members'),
      createIdReader('shared/tags.yaml', 'tags'),
      () => readClaims().languages.value,
    ),
    {
      prose: parseProse,
      ...ANY_FIGURE,
      // Worked examples need numbers of their own (docs/decisions/006).
      chooseFigures: uninventedFigures,
      proseRule: articleProseRule,
    },
  ),
}

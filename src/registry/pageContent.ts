/**
 * What each page reads. A page's row has its kind, its collections, its facts, the rest of its meta, and what its share card shows. Pages
 * read their row alone, through readPage.ts. The date of a page in the sitemap is the last change to the `content` and `facts` of its row and
 * to the picture files that they name, unless its content names a day. What src/schemas/shownContent.ts lists dates only the entries that
 * show it.
 *
 * Layouts, feeds and files have no row, because no page has their date: they name what they read where they read it (`readOtherContent`).
 *
 * Token values and footnotes do not change a page's date. The page of claims is the exception, because it prints the claims themselves.
 */
import type { CollectionKey } from 'astro:content'
import { folders, notFoundRoutes, routes, routeTo } from '#src/site/routes.ts'
import type { Article } from './articles.ts'
import type { BlogRow, FolderRow, PageRow, PageSources, RowWithMeta } from './pageRow.ts'
import {
  articleCard,
  claimsCard,
  comparisonCard,
  dataSecurityCard,
  documentCard,
  faqCard,
  featureCard,
  helpCenterCard,
  industryCard,
  notFoundCard,
  teamCard,
  workplaceCard,
} from './shareCards.ts'

/** Pages with an address of their own. The first collection of `content` holds the meta. */
export const PAGE_CONTENT = {
  [routes.home]: {
    kind: 'home',
    content: ['home', 'morning', 'clients', 'testimonials', 'industries', 'dashboards'],
    undated: ['samples'],
    shareCardOf: workplaceCard('plant', '05:51'),
  },
  [routes.comparison]: { kind: 'comparison', content: ['comparison', 'clients'], undated: ['samples'], shareCardOf: comparisonCard },
  [routes.team]: { kind: 'team', content: ['team'], undated: ['samples'], shareCardOf: teamCard },
  [routes.requestDemo]: {
    kind: 'demo',
    content: ['demo', 'clients'],
    undated: ['samples'],
    shareCardOf: workplaceCard('shop', '08:24'),
  },
  [routes.demoForm]: { kind: 'demo-form', content: ['demo', 'industries'], metaField: 'form', noindex: true, shareCardOf: workplaceCard() },
  [routes.customerLogin]: { kind: 'login', content: ['login'], shareCardOf: workplaceCard() },
  [routes.helpCenter]: { kind: 'help-center', content: ['helpCenter'], shareCardOf: helpCenterCard },
  [routes.faqs]: { kind: 'faq', content: ['faq'], below: 'support', shareCardOf: faqCard },
  [routes.walkthroughs]: {
    kind: 'walkthroughs',
    content: ['walkthroughs'],
    below: 'support',
    shareCardOf: workplaceCard('filling', '05:31'),
  },
  [routes.dataSecurity]: { kind: 'data-security', content: ['dataSecurity'], shareCardOf: dataSecurityCard },
  [routes.claims]: { kind: 'claims', content: ['claimsPage'], facts: ['claims'], undated: ['everyPage'], shareCardOf: claimsCard },
  [routes.status]: { kind: 'status', content: ['status'], noindex: true, shareCardOf: workplaceCard() },
  [routes.blog]: { kind: 'blog', content: ['blogList'], listsArticles: true, shareCardOf: workplaceCard('buses', '05:05') },
  [routes.industries]: { kind: 'industry', content: ['industriesOverview', 'industries'], shareCardOf: workplaceCard() },
  [notFoundRoutes.page]: { kind: 'not-found', content: ['notFound'], metaField: 'page', noindex: true, shareCardOf: notFoundCard },
  [notFoundRoutes.post]: { kind: 'not-found', content: ['notFound'], metaField: 'post', noindex: true, shareCardOf: notFoundCard },
} as const satisfies Record<string, RowWithMeta>

/** The page of each tag that an article has. Its meta is the tag's (tags.yaml), and its date that of its latest article. */
export const TAG_CONTENT = {
  addressOf: routeTo.tag,
  kind: 'blog',
  below: 'blog',
  content: ['blogList'],
  shareCardOf: ({ picture }) => ({ picture }),
} as const satisfies BlogRow<Pick<Article, 'picture'>>

/** @returns an error that says where to add a row */
export const createNotEnrolledError = (path: string) =>
  new Error(
    `The page ${path} is not enrolled. Give it a row in src/registry/pageContent.ts, with its kind, its collections and its share card, and its address in src/site/routes.ts.`,
  )

/** What the text of an article may show, on its page and in feeds. */
export const ARTICLE_TEXT = {
  content: ['policyTables', 'analytics', 'templates', 'templateCards', 'charts'],
  facts: ['stateRules', 'placeGroups', 'authorities'],
} as const satisfies PageSources

/** The page of each article. Its meta has its author and its tags (articles.ts), and its date is its own day, whatever it shows. */
export const ARTICLE_CONTENT = {
  addressOf: routeTo.article,
  kind: 'article',
  below: 'blog',
  content: ['blogList', 'team', ...ARTICLE_TEXT.content],
  facts: ARTICLE_TEXT.facts,
  undated: ['everyPage', 'samples'],
  shareCardOf: articleCard,
} as const satisfies BlogRow<Article>

/** Folders in which each entry is a page. `content` is what these pages show besides their own entry. */
export const FOLDER_CONTENT = {
  features: {
    metaOf: ({ meta }) => meta,
    kindsOf: ({ opening, blocks }) => [opening.picture, ...blocks],
    addressOf: routeTo.feature,
    shareCardOf: featureCard,
    kind: 'feature',
    below: 'features',
    content: ['policyTables', 'dashboards'],
  },
  industries: {
    metaOf: ({ meta }) => meta,
    kindsOf: ({ blocks }) => blocks,
    addressOf: routeTo.industry,
    shareCardOf: industryCard,
    kind: 'industry',
    below: 'industries',
    // industriesOverview has words that all industry pages share.
    content: ['industriesOverview', 'dashboards'],
    undated: ['testimonials', 'samples', 'guides'],
  },
  landing: {
    metaOf: ({ meta, listed }) => ({ ...meta, noindex: !listed }),
    kindsOf: ({ opening, blocks }) => [opening.picture ?? [], blocks].flat(),
    addressOf: routeTo.landing,
    shareCardOf: workplaceCard(),
    kind: 'landing',
    content: ['policyTables', 'dashboards'],
    undated: ['testimonials', 'samples'],
  },
  documents: {
    metaOf: ({ pageTitle, title, description }) => ({ title: pageTitle ?? title, description }),
    kindsOf: ({ opening }) => (opening === undefined ? [] : [{ kind: opening }]),
    addressOf: routeTo.document,
    shareCardOf: documentCard,
    kind: 'document',
    below: (path) => (path.startsWith(`${folders.support}/`) ? 'support' : undefined),
    content: ['policyTables', 'analytics'],
    facts: ['stateRules'],
    undated: ['everyPage'],
    days: ['revisedAt', 'updatedAt'],
  },
} as const satisfies { [Name in CollectionKey]?: FolderRow<Name> }

export type SinglePath = keyof typeof PAGE_CONTENT
export type FolderName = keyof typeof FOLDER_CONTENT
/** @returns the row of a page that is not one of a folder */
export const pageRow = (path: SinglePath): PageRow => PAGE_CONTENT[path]
const folderRows: { [Name in FolderName]: FolderRow<Name> } = FOLDER_CONTENT
/** @returns the row of all pages of a folder */
export const folderRow = <Name extends FolderName>(name: Name): FolderRow<Name> => folderRows[name]

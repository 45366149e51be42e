/**
 * What each page reads. A page's row has its kind, its collections, its facts, its meta, and what its share card shows. Pages read their
 * row alone, through readPage.ts.
 *
 * The date of a page in the sitemap is the day that its content names. Without one, it is the last change to what its row reads, and to the
 * picture files that this names. Two things do not date a page: what its row ignores for the date, and what src/schemas/embeddedContent.ts
 * lists, if the page's entry embeds none of it. Token values and footnotes do not either. The page of claims is the exception, because it
 * prints the claims themselves.
 *
 * The rows of articles and tags are in blogContent.ts. Layouts, feeds and files have no row, because no page has their date: they name what
 * they read where they read it (`readOtherContent`).
 */
import type { CollectionEntry, CollectionKey } from 'astro:content'
import { dayOf } from '#src/lib/anywhere/time/dates.ts'
import { folders, notFoundRoutes, routes, routeTo } from '#src/site/routes.ts'
import { PROSE_SOURCES } from './entryParts.ts'
import type { AnySingleRow, FolderRow, SingleRow, WrittenMeta } from './pageRow.ts'
import {
  claimsCard,
  comparisonCard,
  dataSecurityCard,
  documentCard,
  faqCard,
  featureCard,
  helpCenterCard,
  homeCard,
  industryCard,
  notFoundCard,
  teamCard,
  workplaceCard,
} from './shareCards.ts'

type Data<Name extends CollectionKey> = CollectionEntry<Name>['data']

/** The meta of an entry that has it in its field `meta`. */
const ownMeta = ({ meta }: { meta: WrittenMeta }) => meta

/** Pages with an address of their own. Each is about the entry of its first collection, which has its meta. */
export const PAGE_CONTENT = {
  [routes.home]: {
    kind: 'home',
    content: ['home', 'morning', 'clients', 'testimonials', 'industries', 'dashboardWords', 'policyTables', 'samples'],
    ignoredForDate: ['samples'],
    metaOf: ownMeta,
    shareCardOf: homeCard,
  },
  [routes.comparison]: {
    kind: 'comparison',
    content: ['comparison', 'clients', 'samples'],
    ignoredForDate: ['samples'],
    metaOf: ownMeta,
    shareCardOf: comparisonCard,
  },
  [routes.team]: { kind: 'team', content: ['team', 'samples'], ignoredForDate: ['samples'], metaOf: ownMeta, shareCardOf: teamCard },
  [routes.requestDemo]: {
    kind: 'demo',
    content: ['demo', 'clients', 'samples'],
    ignoredForDate: ['samples'],
    metaOf: ownMeta,
    shareCardOf: workplaceCard,
  },
  [routes.demoForm]: {
    kind: 'demo-form',
    content: ['demo', 'industries'],
    metaOf: ({ form }: Data<'demo'>) => form.meta,
    noindex: true,
    shareCardOf: workplaceCard,
  },
  [routes.customerLogin]: { kind: 'login', content: ['login'], metaOf: ownMeta, shareCardOf: workplaceCard },
  [routes.helpCenter]: { kind: 'help-center', content: ['helpCenter'], metaOf: ownMeta, shareCardOf: helpCenterCard },
  [routes.faqs]: { kind: 'faq', content: ['faq'], parent: 'support', metaOf: ownMeta, shareCardOf: faqCard },
  [routes.walkthroughs]: {
    kind: 'walkthroughs',
    content: ['walkthroughs'],
    parent: 'support',
    metaOf: ownMeta,
    shareCardOf: workplaceCard,
  },
  [routes.dataSecurity]: { kind: 'data-security', content: ['dataSecurity'], metaOf: ownMeta, shareCardOf: dataSecurityCard },
  [routes.claims]: {
    kind: 'claims',
    content: ['claimsPage', 'everyPage'],
    facts: ['claims'],
    ignoredForDate: ['everyPage'],
    metaOf: ownMeta,
    shareCardOf: claimsCard,
  },
  [routes.status]: { kind: 'status', content: ['status'], noindex: true, metaOf: ownMeta, shareCardOf: workplaceCard },
  [routes.blog]: {
    kind: 'blog',
    content: ['blogList'],
    listsArticles: true,
    metaOf: ownMeta,
    shareCardOf: workplaceCard,
  },
  [routes.industries]: {
    kind: 'industry',
    content: ['industriesOverview', 'industries'],
    metaOf: ownMeta,
    shareCardOf: workplaceCard,
  },
  [notFoundRoutes.page]: {
    kind: 'not-found',
    content: ['notFound'],
    metaOf: ({ page }: Data<'notFound'>) => page.meta,
    noindex: true,
    shareCardOf: notFoundCard,
  },
  [notFoundRoutes.post]: {
    kind: 'not-found',
    content: ['notFound'],
    metaOf: ({ post }: Data<'notFound'>) => post.meta,
    noindex: true,
    shareCardOf: notFoundCard,
  },
} as const satisfies Record<string, AnySingleRow>

/** @returns an error that says where to add a row */
export const createNoRowError = (path: string) =>
  new Error(
    `The page ${path} has no row. Give it one in src/registry/rows/pageContent.ts, with its kind, its collections and its share card, and its address in src/site/routes.ts.`,
  )

/** Folders in which each entry is a page. `content` is what these pages show besides their own entry. */
export const FOLDER_CONTENT = {
  features: {
    kind: 'feature',
    content: ['policyTables', 'dashboardWords'],
    parent: 'features',
    addressOf: routeTo.feature,
    partsOf: ({ opening, blocks }) => [opening.picture, ...blocks],
    metaOf: ownMeta,
    shareCardOf: featureCard,
  },
  industries: {
    kind: 'industry',
    // industriesOverview has words that all industry pages share.
    content: ['industriesOverview', 'dashboardWords', 'testimonials', 'samples', 'guides'],
    ignoredForDate: ['testimonials', 'samples', 'guides'],
    parent: 'industries',
    addressOf: routeTo.industry,
    partsOf: ({ blocks }) => blocks,
    metaOf: ownMeta,
    shareCardOf: industryCard,
  },
  landing: {
    kind: 'landing',
    content: ['policyTables', 'dashboardWords', 'testimonials', 'samples'],
    ignoredForDate: ['testimonials', 'samples'],
    addressOf: routeTo.landing,
    partsOf: ({ opening, blocks }) => [opening.picture ?? [], blocks].flat(),
    metaOf: ({ meta, listed }) => ({ ...meta, noindex: !listed }),
    shareCardOf: workplaceCard,
  },
  documents: {
    kind: 'document',
    content: [...PROSE_SOURCES.content, 'everyPage'],
    facts: PROSE_SOURCES.facts,
    ignoredForDate: ['everyPage'],
    parent: (path) => (path.startsWith(`${folders.support}/`) ? 'support' : undefined),
    addressOf: routeTo.document,
    partsOf: ({ opening }) => (opening === undefined ? [] : [{ kind: opening }]),
    metaOf: ({ pageTitle, title, description }) => ({ title: pageTitle ?? title, description }),
    lastChangeOf: ({ updatedAt, revisedAt = updatedAt }) => revisedAt && dayOf(revisedAt),
    shareCardOf: documentCard,
  },
} as const satisfies { [Name in CollectionKey]?: FolderRow<Name> }

export type SinglePath = keyof typeof PAGE_CONTENT
export type FolderName = keyof typeof FOLDER_CONTENT
type FirstOf<Path extends SinglePath> = (typeof PAGE_CONTENT)[Path]['content'][0]
const singleRows: { [Path in SinglePath]: SingleRow<FirstOf<Path>> } = PAGE_CONTENT
/** @returns the row of a page with an address of its own */
export const singleRow = <Path extends SinglePath>(path: Path): SingleRow<FirstOf<Path>> => singleRows[path]
const folderRows: { [Name in FolderName]: FolderRow<Name> } = FOLDER_CONTENT
/** @returns the row of all pages of a folder */
export const folderRow = <Name extends FolderName>(name: Name): FolderRow<Name> => folderRows[name]

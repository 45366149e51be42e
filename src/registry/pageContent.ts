/**
 * What each page reads. A page's row has its kind, its collections, its facts, and the rest of its meta. Pages read their row alone, through
 * readPage.ts. The date of a page in the sitemap is the last change to the `content` and `facts` of its row and to the picture files that
 * they name, unless its content names a day. What src/schemas/shownContent.ts lists dates only the entries that show it.
 *
 * Layouts, feeds and files have no row, because no page has their date: they name what they read where they read it (`readOtherContent`).
 *
 * Token values and footnotes do not change a page's date. The page of claims is the exception, because it prints the claims themselves.
 */
import type { CollectionEntry, CollectionKey } from 'astro:content'
import type { Meta } from '#src/lib/build/pages/head.ts'
import type { EveryPageContent } from '#src/schemas/everyPage.ts'
import type { PageKind } from '#src/site/pageKinds.ts'
import { folders, notFoundRoutes, routes, routeTo } from '#src/site/routes.ts'
import type { FactName } from './rowFacts.ts'
import type { ShownKind } from './shownKinds.ts'

/** A page that has other pages below it, by the name that content uses. */
export type UpperPage = keyof EveryPageContent['breadcrumbs']
type Data<Name extends CollectionKey> = CollectionEntry<Name>['data']
type WithMeta = { meta: Meta }

/** The collections and facts that a page reads. */
export type PageSources = {
  content: readonly CollectionKey[]
  /** Facts that the page prints as a table or a list. Values of tokens do not count. */
  facts?: readonly FactName[]
  /** Collections of which the page shows a few words, such as the note on samples. A change to them does not date it. */
  undated?: readonly CollectionKey[]
}
/** Where a page's content has its meta: in one of its fields, or at its top. */
type MetaField<Content> = { metaField: { [Key in keyof Content]: Content[Key] extends WithMeta ? Key : never }[keyof Content] }
type MetaPlace<Content> = MetaField<Content> | (Content extends WithMeta ? { metaField?: never } : never)
type PageRow = PageSources & {
  kind: PageKind
  /** The field of its first content that has its meta. */
  metaField?: string
  /** The page above, for breadcrumbs. */
  below?: UpperPage
  /** Search engines, the sitemap and the page finder do not show it. */
  noindex?: true
  /** The page lists the articles, with their authors and tags (articles.ts). The latest change to one of them is its date. */
  listsArticles?: true
}
/** Checks by type that the row's first content has a meta, in the row's `metaField` or at its top. */
type RowWithMeta = {
  [First in CollectionKey]: PageRow & { content: readonly [First, ...CollectionKey[]] } & MetaPlace<Data<First>>
}[CollectionKey]

/** Pages with an address of their own. The first collection of `content` holds the meta. */
export const PAGE_CONTENT = {
  [routes.home]: {
    kind: 'home',
    content: ['home', 'morning', 'clients', 'testimonials', 'industries', 'dashboards'],
    undated: ['samples'],
  },
  [routes.comparison]: { kind: 'comparison', content: ['comparison', 'clients'], undated: ['samples'] },
  [routes.team]: { kind: 'team', content: ['team'], undated: ['samples'] },
  [routes.requestDemo]: { kind: 'demo', content: ['demo', 'clients'], undated: ['samples'] },
  [routes.demoForm]: { kind: 'demo-form', content: ['demo', 'industries'], metaField: 'form', noindex: true },
  [routes.customerLogin]: { kind: 'login', content: ['login'] },
  [routes.helpCenter]: { kind: 'help-center', content: ['helpCenter'] },
  [routes.faqs]: { kind: 'faq', content: ['faq'], below: 'support' },
  [routes.walkthroughs]: { kind: 'walkthroughs', content: ['walkthroughs'], below: 'support' },
  [routes.dataSecurity]: { kind: 'data-security', content: ['dataSecurity'] },
  [routes.claims]: { kind: 'claims', content: ['claimsPage'], facts: ['claims'], undated: ['everyPage'] },
  [routes.status]: { kind: 'status', content: ['status'], noindex: true },
  [routes.blog]: { kind: 'blog', content: ['blogList'], listsArticles: true },
  [routes.industries]: { kind: 'industry', content: ['industriesOverview', 'industries'] },
  [notFoundRoutes.page]: { kind: 'not-found', content: ['notFound'], metaField: 'page', noindex: true },
  [notFoundRoutes.post]: { kind: 'not-found', content: ['notFound'], metaField: 'post', noindex: true },
} as const satisfies Record<string, RowWithMeta>

/** Pages of the blog, whose meta and date need more than the fields of one entry (registry.ts). */
type BlogRow = Omit<PageRow, 'metaField'> & { addressOf: (id: string) => string }

/** The page of each tag that an article has. Its meta is the tag's (tags.yaml), and its date that of its latest article. */
export const TAG_CONTENT = {
  addressOf: routeTo.tag,
  kind: 'blog',
  below: 'blog',
  content: ['blogList'],
} as const satisfies BlogRow

/** @returns an error that says where to add a row */
export const createNotEnrolledError = (path: string) =>
  new Error(
    `The page ${path} is not enrolled. Give it a row in src/registry/pageContent.ts, with its kind and its collections, and its address in src/site/routes.ts.`,
  )

type FolderRow<Name extends CollectionKey> = PageSources & {
  /** The meta of an entry's page. */
  metaOf: (data: Data<Name>) => Meta
  /** The kinds in an entry that may show what src/schemas/shownContent.ts lists. */
  kindsOf: (data: Data<Name>) => readonly ShownKind[]
  addressOf: (id: string) => string
  kind: PageKind
  below?: UpperPage | ((path: string) => UpperPage | undefined)
  /** Fields with the day of the last change. The first one that an entry has counts. */
  days?: readonly (keyof Data<Name>)[]
}

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
} as const satisfies BlogRow

/** Folders in which each entry is a page. `content` is what these pages show besides their own entry. */
export const FOLDER_CONTENT = {
  features: {
    metaOf: ({ meta }) => meta,
    kindsOf: ({ opening, blocks }) => [opening.picture, ...blocks],
    addressOf: routeTo.feature,
    kind: 'feature',
    below: 'features',
    content: ['policyTables', 'dashboards'],
  },
  industries: {
    metaOf: ({ meta }) => meta,
    kindsOf: ({ blocks }) => blocks,
    addressOf: routeTo.industry,
    kind: 'industry',
    below: 'industries',
    // industriesOverview has words that all industry pages share.
    content: ['industriesOverview', 'dashboards'],
    undated: ['testimonials', 'samples'],
  },
  landing: {
    metaOf: ({ meta, listed }) => ({ ...meta, noindex: !listed }),
    kindsOf: ({ opening, blocks }) => [opening.picture ?? [], blocks].flat(),
    addressOf: routeTo.landing,
    kind: 'landing',
    content: ['policyTables', 'dashboards'],
    undated: ['testimonials', 'samples'],
  },
  documents: {
    metaOf: ({ pageTitle, title, description }) => ({ title: pageTitle ?? title, description }),
    kindsOf: ({ opening }) => (opening === undefined ? [] : [{ kind: opening }]),
    addressOf: routeTo.document,
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

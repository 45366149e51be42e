/** What a row of pageContent.ts says of its pages, and the types by which a row that lacks something does not compile. */
import type { CollectionEntry, CollectionKey } from 'astro:content'
import type { Meta } from '#src/lib/build/pages/head.ts'
import type { EveryPageContent } from '#src/schemas/everyPage.ts'
import type { PageKind } from '#src/site/pageKinds.ts'
import type { FactName } from './rowFacts.ts'
import type { CardDrawing } from './shareCards.ts'
import type { ShownKind } from './shownKinds.ts'

/** A page that has other pages below it, by the name that content uses. */
export type UpperPage = keyof EveryPageContent['breadcrumbs']
type Data<Name extends CollectionKey> = CollectionEntry<Name>['data']

/** The collections and facts that a page reads. */
export type PageSources = {
  content: readonly CollectionKey[]
  /** Facts that the page prints as a table or a list. Values of tokens do not count. */
  facts?: readonly FactName[]
  /** Collections of which the page shows a few words, such as the note on samples. A change to them does not date it. */
  undated?: readonly CollectionKey[]
}
/** What every row says. `Shown` is what its page is about: an entry, an article or a tag. */
export type PageRow<Shown> = PageSources & {
  kind: PageKind
  metaOf: (shown: Shown) => Meta
  /** What the page's share card shows. */
  shareCardOf: (shown: Shown, path: string) => CardDrawing
  /** The page above, for breadcrumbs. */
  below?: UpperPage | ((path: string) => UpperPage | undefined)
  /** Search engines, the sitemap and the page finder do not show it. */
  noindex?: true
  /** The day of the last change, "YYYY-MM-DD", if the content names one. */
  lastChangeOf?: (shown: Shown) => string | undefined
}

/** A page with an address of its own. It is about the entry of its first collection. */
export type SingleRow<First extends CollectionKey> = PageRow<Data<First>> & {
  content: readonly [First, ...CollectionKey[]]
  /** The page lists the articles, with their authors and tags (articles.ts). The latest change to one of them is its date. */
  listsArticles?: true
}
export type AnySingleRow = { [First in CollectionKey]: SingleRow<First> }[CollectionKey]

/** A page of the blog, which is about more than one entry has: about an article, or a tag. */
export type BlogRow<Shown> = PageRow<Shown> & { addressOf: (id: string) => string }

/** The page of each entry of a folder. */
export type FolderRow<Name extends CollectionKey> = PageRow<Data<Name>> & {
  addressOf: (id: string) => string
  /** The kinds in an entry that may show what src/schemas/shownContent.ts lists. */
  kindsOf: (data: Data<Name>) => readonly ShownKind[]
}

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
export type PageRow<FirstData = never> = PageSources & {
  kind: PageKind
  /** What the page's share card shows, from its first content. */
  shareCardOf: (data: FirstData) => CardDrawing
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
export type RowWithMeta = {
  [First in CollectionKey]: PageRow<Data<First>> & { content: readonly [First, ...CollectionKey[]] } & MetaPlace<Data<First>>
}[CollectionKey]

/** Pages of the blog, whose meta and date need more than the fields of one entry (registry.ts). */
export type BlogRow<Shown> = Omit<PageRow<Shown>, 'metaField'> & { addressOf: (id: string) => string }

export type FolderRow<Name extends CollectionKey> = PageSources & {
  /** The meta of an entry's page. */
  metaOf: (data: Data<Name>) => Meta
  /** The kinds in an entry that may show what src/schemas/shownContent.ts lists. */
  kindsOf: (data: Data<Name>) => readonly ShownKind[]
  addressOf: (id: string) => string
  shareCardOf: (data: Data<Name>, path: string) => CardDrawing
  kind: PageKind
  below?: UpperPage | ((path: string) => UpperPage | undefined)
  /** Fields with the day of the last change. The first one that an entry has counts. */
  days?: readonly (keyof Data<Name>)[]
}

/** What a row of pageContent.ts says of its pages, and the types by which a row that lacks something does not compile. */
import type { CollectionEntry, CollectionKey } from 'astro:content'
import type { Meta } from '#src/lib/build/pages/head.ts'
import type { WorkplaceAtClock } from '#src/models/names/pictureNames.ts'
import type { EveryPageContent } from '#src/schemas/shared/everyPage.ts'
import type { PageKind } from '#src/site/pageKinds.ts'
import type { EntryPart } from './entryParts.ts'
import type { FactName } from './rowFacts.ts'
import type { CardDrawing } from './shareCards.ts'

/** A page that is the parent of others, by the name that content uses. */
export type ParentPage = keyof EveryPageContent['breadcrumbs']
type Data<Name extends CollectionKey> = CollectionEntry<Name>['data']

/** The collections and facts that a page reads. A change to one of them dates the page. */
export type PageSources = {
  content: readonly CollectionKey[]
  /** Facts that the page prints as a table or a list. Values of tokens do not count. */
  facts?: readonly FactName[]
}
/** The meta of an entry. Its picture is drawn on the share card, in place of what the row has there. */
export type WrittenMeta = Meta & { picture?: WorkplaceAtClock | undefined }
/** What every row says. `Subject` is what its page is about: an entry, an article or a tag. */
export type PageRow<Subject> = PageSources & {
  /** The pages whose styles it shares: src/site/pageKinds.ts. */
  kind: PageKind
  /** Those of `content` that do not date the page, because it shows a few of their words, such as the note on samples. */
  ignoredForDate?: readonly CollectionKey[]
  metaOf: (subject: Subject) => WrittenMeta
  /** What the page's share card shows. */
  shareCardOf: (subject: Subject, path: string) => CardDrawing | Promise<CardDrawing>
  /** The page above, for breadcrumbs. */
  parent?: ParentPage | ((path: string) => ParentPage | undefined)
  /** Search engines, the sitemap and the page finder do not show it. */
  noindex?: true
  /** The day of the last change, "YYYY-MM-DD", if the content names one. */
  lastChangeOf?: (subject: Subject) => string | undefined
}

/** A page with an address of its own. It is about the entry of its first collection. */
export type SingleRow<First extends CollectionKey> = PageRow<Data<First>> & {
  content: readonly [First, ...CollectionKey[]]
  /** The page lists the articles, with their authors and tags (articles.ts). The latest change to one of them is its date. */
  listsArticles?: true
}
export type AnySingleRow = { [First in CollectionKey]: SingleRow<First> }[CollectionKey]

/** A page of the blog, which is about more than one entry has: about an article, or a tag. */
export type BlogRow<Subject> = PageRow<Subject> & { addressOf: (id: string) => string }

/** The page of each entry of a folder. */
export type FolderRow<Name extends CollectionKey> = PageRow<Data<Name>> & {
  addressOf: (id: string) => string
  /** The parts of an entry that may embed, by their kind, what src/schemas/embeddedContent.ts lists. */
  partsOf: (data: Data<Name>) => readonly EntryPart[]
}

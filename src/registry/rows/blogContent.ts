/** What the pages of articles and tags read, as pageContent.ts says it of all others. */
import type { CollectionEntry } from 'astro:content'
import type { Meta } from '#src/lib/build/pages/head.ts'
import { routeTo } from '#src/site/routes.ts'
import type { Article, UsedTag } from '../articles/articles.ts'
import { PROSE_SOURCES } from './entryParts.ts'
import type { BlogRow, PageSources } from './pageRow.ts'
import { articleCard } from './shareCards.ts'

/** @returns the day of the last change to an article, "YYYY-MM-DD" */
const changeOf = ({ updatedDay, day }: Pick<Article, 'updatedDay' | 'day'>): string => updatedDay ?? day

/** @returns the day of the latest change to one of the articles, if there are any */
export const latestChange = (articles: readonly Pick<Article, 'updatedDay' | 'day'>[]): string | undefined =>
  articles.map(changeOf).toSorted().at(-1)

/** @returns the meta of an article's page, with its author and its tags */
function articleMeta(article: Article): Meta {
  const { title, author, tagIds, wordCount, day, entry } = article
  const { pageTitle = title, description, keywords } = entry.data
  const posting = { headline: title, published: day, modified: changeOf(article), author, tags: tagIds, wordCount }
  return { title: pageTitle, description, keywords, article: posting }
}

/** The page of each tag that an article has. */
export const TAG_CONTENT = {
  kind: 'blog',
  content: ['blogList'],
  parent: 'blog',
  addressOf: routeTo.tag,
  metaOf: ({ tag, list }) => ({ title: `${tag.label} ${list.tagTitle}`, description: tag.description }),
  lastChangeOf: ({ tag }) => latestChange(tag.articles),
  shareCardOf: ({ tag }) => ({ picture: tag.picture }),
} as const satisfies BlogRow<{ tag: UsedTag; list: CollectionEntry<'blogList'>['data'] }>

/** What the text of an article may show, on its page and in feeds. */
export const ARTICLE_PROSE_SOURCES = {
  content: [...PROSE_SOURCES.content, 'templates', 'templateCardWords', 'chartWords'],
  facts: [...PROSE_SOURCES.facts, 'placeGroups', 'authorities'],
} as const satisfies PageSources

/** The page of each article. Its date is its own day, whatever it shows. */
export const ARTICLE_CONTENT = {
  kind: 'article',
  content: ['blogList', 'team', 'everyPage', 'samples', ...ARTICLE_PROSE_SOURCES.content],
  facts: ARTICLE_PROSE_SOURCES.facts,
  parent: 'blog',
  addressOf: routeTo.article,
  metaOf: articleMeta,
  lastChangeOf: changeOf,
  shareCardOf: articleCard,
} as const satisfies BlogRow<Article>

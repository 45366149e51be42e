/** Order, visibility and neighbors of articles. Pure: the pages hand in what the collection holds. */
import { dayOf, longDate } from './dates'

export type ArticleFacts = { slug: string; title: string; publishedAt: Date; listed: boolean; draft: boolean; tags: string[] }

/** Newest first; equal dates by slug. */
export const newestFirst = <T extends ArticleFacts>(articles: readonly T[]): T[] =>
  articles.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || a.slug.localeCompare(b.slug))

/** @returns why an article is not on the site, for those who write it; null for one that is */
export function unpublishedMark({ draft, publishedAt }: Pick<ArticleFacts, 'draft' | 'publishedAt'>, now: Date): string | null {
  if (draft) return 'Draft'
  return publishedAt > now ? `Appears ${longDate(dayOf(publishedAt))}` : null
}

/** Drafts and dates after `now` never reach the built site. Newest first; equal dates by slug. */
export function visibleArticles<T extends ArticleFacts>(articles: T[], now: Date): T[] {
  return newestFirst(articles.filter((article) => unpublishedMark(article, now) === null))
}

/** @returns the articles that share most tags with `article`, newest first among equals */
export function relatedArticles<T extends ArticleFacts>(article: T, all: T[], most = 3): T[] {
  const shared = (other: T) => other.tags.filter((tag) => article.tags.includes(tag)).length
  return all
    .filter((other) => other.slug !== article.slug && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || b.publishedAt.getTime() - a.publishedAt.getTime())
    .slice(0, most)
}

/** @returns the next older and the next newer article of a list that is newest first */
export function neighbors<T extends ArticleFacts>(article: T, all: T[]): { older: T | null; newer: T | null } {
  const index = all.findIndex((other) => other.slug === article.slug)
  return { older: all[index + 1] ?? null, newer: all[index - 1] ?? null }
}

/** @returns number of pages; an empty list has one */
export const pageCount = (items: number, pageSize: number): number => Math.max(1, Math.ceil(items / pageSize))

/** @param value of `?page=`: out of range or no number gives the nearest valid page, 1-based */
export function validPage(value: string | null, pages: number): number {
  // Nothing and blanks are 0 to `Number`, and what is no number at all is NaN: the first page.
  const number = Number(value) || 1
  return Math.min(Math.max(1, Math.trunc(number)), pages)
}

/** Order, visibility and neighbors of articles. */
import { dayOf, longDate } from '#src/lib/anywhere/time/dates.ts'

export type OrderedArticle = { slug: string; title: string; publishedAt: Date; listed: boolean; draft: boolean; tagIds: string[] }

/** Newest first; equal dates by slug. */
export const sortNewestFirst = <T extends OrderedArticle>(articles: readonly T[]): T[] =>
  articles.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || a.slug.localeCompare(b.slug))

/** @returns why an article is not on the site, for its editor; null if it is */
export function unpublishedReason({ draft, publishedAt }: Pick<OrderedArticle, 'draft' | 'publishedAt'>, now: Date): string | null {
  if (draft) return 'Draft'
  return publishedAt > now ? `Appears ${longDate(dayOf(publishedAt))}` : null
}

/** @returns the articles without drafts and dates after `now`, newest first; equal dates by slug */
export function publishedArticles<T extends OrderedArticle>(articles: T[], now: Date): T[] {
  return sortNewestFirst(articles.filter((article) => unpublishedReason(article, now) === null))
}

/**
 * @returns the articles that share most tags with `article`, newest first among equals. Its neighbors are left out, because an article
 *   already ends with links to them.
 */
export function relatedArticles<T extends OrderedArticle>(article: T, all: T[], max = 3): T[] {
  const { older, newer } = adjacentArticles(article, all)
  const leftOutSlugs = [article, older, newer].map((leftOut) => leftOut?.slug)
  const countSharedTags = (other: T) => other.tagIds.filter((tag) => article.tagIds.includes(tag)).length
  return all
    .filter((other) => !leftOutSlugs.includes(other.slug) && countSharedTags(other) > 0)
    .sort((a, b) => countSharedTags(b) - countSharedTags(a) || b.publishedAt.getTime() - a.publishedAt.getTime())
    .slice(0, max)
}

/** @param all newest first */
export function adjacentArticles<T extends OrderedArticle>(article: T, all: T[]): { older: T | null; newer: T | null } {
  const index = all.findIndex((other) => other.slug === article.slug)
  return { older: all[index + 1] ?? null, newer: all[index - 1] ?? null }
}

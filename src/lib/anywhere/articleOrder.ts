/** Order, visibility and neighbors of articles. Pure: pages pass the collection in. */
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

/** What a choice for topics asks of an article: its topics, its own one first. */
type OfTopics = { slug: string; topics: readonly { id: string }[] }

/**
 * An article for each topic: its newest one, and none for two topics as long as there is another.
 * @param articles newest first
 * @param first stands for its own topic, whatever is newer there
 * @returns the topics that have an article, in their order
 */
export function articleOfTopics<T extends OfTopics, Topic extends { id: string }>(
  topics: readonly Topic[],
  articles: readonly T[],
  first: T | null = null,
): { topic: Topic; article: T }[] {
  const ordered = first ? [first, ...articles] : articles
  const chosen = new Map<string, T>()
  for (const article of ordered) {
    const own = article.topics[0]?.id
    if (own !== undefined && !chosen.has(own)) chosen.set(own, article)
  }
  return topics.flatMap((topic) => {
    const having = ordered.filter((article) => article.topics.some(({ id }) => id === topic.id))
    const taken = new Set([...chosen.values()].map(({ slug }) => slug))
    const article = chosen.get(topic.id) ?? having.find(({ slug }) => !taken.has(slug)) ?? having[0]
    if (!article) return []
    chosen.set(topic.id, article)
    return [{ topic, article }]
  })
}

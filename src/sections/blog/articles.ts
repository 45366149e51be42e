/** What the collection's entries look like to pages: one place that knows both. Pages hand their collection in. */
import type { CollectionEntry } from 'astro:content'
import { visibleArticles } from '../../lib/anywhere/articles'
import { countWords, readTime } from '../../lib/anywhere/reading'
import type { TagId } from '../../site/tags'
import type { ArticleSummary } from './ArticleCard'

export type Article = ArticleSummary & {
  entry: CollectionEntry<'blog'>
  publishedAt: Date
  listed: boolean
  featured: boolean
  draft: boolean
  words: number
  updated: string | null
  reviewed: string | null
}

type Author = { id: string; name: string }
const dayOf = (date: Date | undefined) => date?.toISOString().slice(0, 10) ?? null

/** The moment that decides what lies in the future. */
function buildTime(): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH
  return epoch ? new Date(Number(epoch) * 1000) : new Date()
}

/** @returns the articles that the site shows, newest first */
export function publishedArticles(entries: CollectionEntry<'blog'>[], authors: readonly Author[]): Article[] {
  const all = entries.map((entry): Article => {
    const { data } = entry
    const words = countWords(entry.body ?? '')
    return {
      entry,
      slug: entry.id,
      title: data.title,
      excerpt: data.excerpt,
      question: data.question,
      author: authors.find((author) => author.id === data.author)?.name ?? data.author,
      day: dayOf(data.publishedAt) ?? '',
      updated: dayOf(data.updatedAt),
      reviewed: dayOf(data.lastReviewed),
      readTime: readTime(words),
      words,
      tags: data.tags as TagId[],
      publishedAt: data.publishedAt,
      listed: data.listed,
      featured: data.featured,
      draft: data.draft,
    }
  })
  return visibleArticles(all, buildTime())
}

/** The articles of the site and their tags. */
import { type CollectionEntry, getCollection } from 'astro:content'
import { sortNewestFirst, unpublishedReason, visibleArticles } from '#src/lib/anywhere/pages/articleOrder.ts'
import type { WorkplaceAtClock } from '#src/lib/anywhere/pictures/pictureNames.ts'
import { skyHourOf } from '#src/lib/anywhere/pictures/skyHours.ts'
import { countWords, formatReadingTime } from '#src/lib/anywhere/text/readingTime.ts'
import { dayOf } from '#src/lib/anywhere/time/dates.ts'
import { oncePerBuild } from '#src/lib/build/cache/oncePerBuild.ts'
import { bodyOf } from '#src/lib/build/content/entries/entryBody.ts'
import { readBuildTime } from '#src/lib/build/pages/buildTime.ts'
import { contentOf } from './singleEntries.ts'

/** A tag, and where and when its pictures play. */
type PicturedTag = { id: string; label: string; picture: WorkplaceAtClock }
type Author = { id: string; name: string }

const NO_TAG: WorkplaceAtClock = { workplace: 'plant', time: '05:31' }

function articleOf(entry: CollectionEntry<'blog'>, authors: readonly Author[], tags: readonly PicturedTag[], now: Date) {
  const { data } = entry
  const wordCount = countWords(bodyOf(entry))
  const picture = tags.find(({ id }) => id === data.tags[0])?.picture ?? NO_TAG
  return {
    entry,
    slug: entry.id,
    title: data.title,
    excerpt: data.excerpt,
    question: data.question,
    authorId: data.author,
    author: authors.find((author) => author.id === data.author)?.name ?? data.author,
    day: dayOf(data.publishedAt),
    updated: data.updatedAt ? dayOf(data.updatedAt) : null,
    reviewed: data.lastReviewed ? dayOf(data.lastReviewed) : null,
    readTime: formatReadingTime(wordCount),
    wordCount,
    /** Where and when its first tag's pictures play. */
    picture,
    cover: { glyph: data.cover, hour: skyHourOf(picture.time), workplace: picture.workplace },
    badges: data.badges,
    legal: data.legal,
    tagIds: data.tags,
    tags: tags.filter(({ id }) => data.tags.includes(id)).sort((a, b) => data.tags.indexOf(a.id) - data.tags.indexOf(b.id)),
    publishedAt: data.publishedAt,
    listed: data.listed,
    featured: data.featured,
    draft: data.draft,
    /** Why the article is not on the site; development shows it all the same. */
    unpublished: unpublishedReason(data, now),
  }
}
/** An article with its author and its tags, and what is calculated from its text. */
export type Article = ReturnType<typeof articleOf>

/** @returns the articles that the site shows, newest first; in development all there are, with a note on those that it would not show */
export const articlesOfSite = oncePerBuild(readArticles)

async function readArticles(): Promise<Article[]> {
  const { members } = await contentOf('team')
  const { tags } = await contentOf('tags')
  const now = readBuildTime()
  const all = (await getCollection('blog')).map((entry) => articleOf(entry, members, tags, now))
  return import.meta.env.DEV ? sortNewestFirst(all) : visibleArticles(all, now)
}

/** @returns tags that some article has, with their articles */
export async function tagsInUse() {
  const articles = await articlesOfSite()
  const { tags } = await contentOf('tags')
  return tags
    .map((tag) => ({ ...tag, articles: articles.filter((article) => article.tagIds.includes(tag.id)) }))
    .filter((used) => used.articles.length > 0)
}

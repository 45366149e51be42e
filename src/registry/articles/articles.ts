/** The articles of the site and their tags. */
import { type CollectionEntry, getCollection } from 'astro:content'
import { readEntryText } from '#src/contentEngine/entries/entryBody.ts'
import { calculateReadingMinutes, countWords } from '#src/contentEngine/prose/readingTime.ts'
import { dayOf } from '#src/lib/anywhere/time/dates.ts'
import { oncePerBuild } from '#src/lib/build/cache/oncePerChange.ts'
import { readBuildTime } from '#src/lib/build/pages/buildTime.ts'
import type { WorkplaceAtClock } from '#src/models/names/pictureNames.ts'
import { skyHourOf } from '#src/models/pictures/skyHours.ts'
import { readContent } from '../collections/singleEntries.ts'
import { publishedArticles, sortNewestFirst, unpublishedReason } from './articleOrder.ts'

/** A tag with the workplace and the time of its pictures. */
type PicturedTag = { id: string; label: string; picture: WorkplaceAtClock }
type Author = { id: string; name: string }

const NO_TAG: WorkplaceAtClock = { workplace: 'plant', time: '05:31' }

function articleOf(entry: CollectionEntry<'blog'>, authors: readonly Author[], tags: readonly PicturedTag[], now: Date) {
  const { data } = entry
  const wordCount = countWords(readEntryText(entry))
  const { cover } = data
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
    updatedDay: data.updatedAt ? dayOf(data.updatedAt) : null,
    reviewedDay: data.lastReviewed ? dayOf(data.lastReviewed) : null,
    readingMinutes: calculateReadingMinutes(wordCount),
    wordCount,
    /** The workplace and the time of its first tag. */
    picture,
    cover: { glyph: cover?.kind === 'photo' ? undefined : cover, hour: skyHourOf(picture.time), workplace: picture.workplace },
    /** In the place of the cover's drawing. */
    photo: cover?.kind === 'photo' ? cover : undefined,
    badges: data.badges,
    legal: data.legal,
    tagIds: data.tags,
    tags: tags.filter(({ id }) => data.tags.includes(id)).sort((a, b) => data.tags.indexOf(a.id) - data.tags.indexOf(b.id)),
    publishedAt: data.publishedAt,
    listed: data.listed,
    featured: data.featured,
    draft: data.draft,
    /** Why the published site does not show the article. Development shows it with this note. */
    unpublishedReason: unpublishedReason(data, now),
  }
}
export type Article = ReturnType<typeof articleOf>

/** @returns the articles that the site shows, newest first. Development shows all, with a note on those that the site would not show */
export const readArticles = oncePerBuild(async (): Promise<Article[]> => {
  const { members } = await readContent('team')
  const { tags } = await readContent('tags')
  const now = readBuildTime()
  const everyArticle = (await getCollection('blog')).map((entry) => articleOf(entry, members, tags, now))
  return import.meta.env.DEV ? sortNewestFirst(everyArticle) : publishedArticles(everyArticle, now)
})

/** A tag with its articles. */
export type UsedTag = Awaited<ReturnType<typeof readUsedTags>>[number]

/** @returns the tags that at least one article has, with their articles */
export async function readUsedTags() {
  const articles = await readArticles()
  const { tags } = await readContent('tags')
  return tags
    .map((tag) => ({ ...tag, articles: articles.filter((article) => article.tagIds.includes(tag.id)) }))
    .filter((used) => used.articles.length > 0)
}

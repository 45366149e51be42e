/** What the blog's feed is made of; sections/article/blogFeed.ts draws it. */
import { getCollection } from 'astro:content'
import { articlesOfSite } from '#src/entries/articles.ts'
import { contentOf } from '#src/entries/singleEntries.ts'
import { proseOf } from '#src/lib/build/content/prose/proseParts.ts'
import type { FeedSource } from '#src/sections/article/blogFeed.ts'
import { prosePictures } from './prosePictures.ts'

/** Feed readers fetch a feed again and again and want only what is new. Older articles are on the site and in its sitemap. */
const MOST_ARTICLES = 50

/** @returns the newest articles with their text, and what is shown in it */
export async function feedSource(): Promise<FeedSource> {
  const articles = (await articlesOfSite()).slice(0, MOST_ARTICLES).map((article) => {
    const { description, charts } = article.entry.data
    return { ...article, description, charts, parts: proseOf(article.entry) }
  })
  return {
    description: (await contentOf('blogList')).feed,
    articles,
    prose: { policyTables: await contentOf('policyTables'), analytics: await contentOf('analytics'), pictures: prosePictures },
    ofArticles: {
      templates: await getCollection('templates'),
      templateCards: await contentOf('templateCards'),
      chartWords: await contentOf('charts'),
    },
  }
}

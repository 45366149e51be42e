/** What the blog's feed is made of; sections/article/blogFeed.ts draws it. */
import { getCollection, render } from 'astro:content'
import { articlesOfSite } from '#src/entries/articles.ts'
import { contentOf } from '#src/entries/singleEntries.ts'
import type { FeedSource } from '#src/sections/article/blogFeed.ts'
import { prosePictures } from './prosePictures.ts'

/** Feed readers fetch a feed again and again and want only what is new. Older articles are on the site and in its sitemap. */
const MOST_ARTICLES = 50

/** @returns the newest articles with their text, and what is shown in it */
export async function feedSource(): Promise<FeedSource> {
  const articles = (await articlesOfSite()).slice(0, MOST_ARTICLES).map(async (article) => {
    const { description, charts } = article.entry.data
    return { ...article, description, charts, Content: (await render(article.entry)).Content }
  })
  return {
    description: (await contentOf('blogList')).feed,
    articles: await Promise.all(articles),
    blocks: await contentOf('textBlocks'),
    pictures: prosePictures,
    templates: await getCollection('templates'),
  }
}

/** The articles of the site, and the topics that they have. */
import { getCollection } from 'astro:content'
import { singleData } from '../lib/build/entries'
import { type Article, publishedArticles } from '../sections/blog/articles'

/** @returns the articles that the site shows, newest first; in development drafts and future ones too */
export async function articlesOfSite(): Promise<Article[]> {
  const { members } = singleData(await getCollection('team'))
  const { tags } = singleData(await getCollection('tags'))
  return publishedArticles(await getCollection('blog'), members, tags)
}

/** @returns tags that some article has, with their articles */
export async function tagsInUse() {
  const articles = await articlesOfSite()
  const { tags } = singleData(await getCollection('tags'))
  return tags
    .map((tag) => ({ tag, articles: articles.filter((article) => article.tags.includes(tag.id)) }))
    .filter((used) => used.articles.length > 0)
}

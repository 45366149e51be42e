/** The articles of the blog's feed; feed/blogFeed.ts renders them. */

import { type ProsePart, readProseParts } from '#src/contentEngine/prose/proseParts.ts'
import { type Article, listArticles } from '#src/registry/articles.ts'
import { readFolderContent, readPageContent } from '#src/registry/readPage.ts'
import type { ProseInputs } from '#src/sections/article/proseComponents.ts'
import { routes } from '#src/site/routes.ts'
import { makeArticleInputs } from './proseInputs.ts'

type FedArticle = Pick<Article, 'slug' | 'title' | 'author' | 'day' | 'updated'> & {
  description: string
  parts: readonly ProsePart[]
  /** Data for the components in its text. */
  inputs: ProseInputs
}
export type FeedSource = { description: string; articles: readonly FedArticle[] }

/** Feed readers fetch the whole feed repeatedly, and need only new articles. */
const MAX_ARTICLES = 50

/** @returns the newest articles with their text, and the data for its components */
export async function readFeedSource(): Promise<FeedSource> {
  const { blogList } = await readPageContent(routes.blog)
  const shown = await readFolderContent('blog')
  const articles = (await listArticles()).slice(0, MAX_ARTICLES).map((article) => {
    const { description, charts } = article.entry.data
    return { ...article, description, parts: readProseParts(article.entry), inputs: makeArticleInputs(shown, charts) }
  })
  return { description: blogList.feed, articles }
}

/** The articles of the blog's feed; `createBlogFeed` of sections/article/feed/ renders them. */
import { readProseParts } from '#src/contentEngine/prose/proseParts.ts'
import { listArticles } from '#src/registry/articles.ts'
import { ARTICLE_TEXT } from '#src/registry/pageContent.ts'
import { readOtherContent } from '#src/registry/readPage.ts'
import type { FeedSource } from '#src/sections/article/feed/blogFeed.ts'
import { makeArticleInputs } from './proseInputs.ts'

/** Feed readers fetch the whole feed repeatedly, and need only new articles. */
const MAX_ARTICLES = 50

/** @returns the newest articles with their text, and the data for its components */
export async function readFeedSource(): Promise<FeedSource> {
  const { blogList, ...shown } = await readOtherContent({ ...ARTICLE_TEXT, content: ['blogList', ...ARTICLE_TEXT.content] })
  const articles = (await listArticles()).slice(0, MAX_ARTICLES).map((article) => {
    const { description, charts } = article.entry.data
    return { ...article, description, parts: readProseParts(article.entry), inputs: makeArticleInputs(shown, charts) }
  })
  return { description: blogList.feed, articles }
}

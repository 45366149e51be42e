/** The articles of the blog's feed; `createBlogFeed` of sections/article/feed/ renders them. */
import { type ProseChild, readProse } from '#src/contentEngine/prose/proseData.ts'
import { type Article, readArticles } from '#src/registry/articles/articles.ts'
import { readOtherContent } from '#src/registry/readPage.ts'
import { ARTICLE_PROSE_SOURCES } from '#src/registry/rows/blogContent.ts'
import type { FeedSource } from '#src/sections/article/feed/blogFeed.ts'
import { createArticleInputs } from './proseInputs.ts'

/** Feed readers fetch the whole feed repeatedly, and need only new articles. */
const MAX_ARTICLES = 50

/** @returns the photograph of the cover, as a text shows a picture. Drawings are not in a feed */
const coverProse = ({ photo }: Pick<Article, 'photo'>): ProseChild[] =>
  photo
    ? [{ name: 'Picture', attributes: { src: photo.file, alt: photo.alt, ...(photo.caption && { caption: photo.caption }) }, children: [] }]
    : []

/** @returns the newest articles with their text, and the data for its components */
export async function readFeedSource(): Promise<FeedSource> {
  const { blogList, ...shown } = await readOtherContent({
    ...ARTICLE_PROSE_SOURCES,
    content: ['blogList', ...ARTICLE_PROSE_SOURCES.content],
  })
  const articles = (await readArticles()).slice(0, MAX_ARTICLES).map((article) => {
    const { description, charts } = article.entry.data
    return {
      ...article,
      description,
      prose: [...coverProse(article), ...readProse(article.entry)],
      inputs: createArticleInputs(shown, charts),
    }
  })
  return { description: blogList.feed, articles }
}

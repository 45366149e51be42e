import { listArticles } from '#src/entries/articles.ts'
import { adjacentArticles, relatedArticles } from '#src/lib/anywhere/pages/articleOrder.ts'

/** @returns for `getStaticPaths`, the slug of each article, and as props the article and those that its page links to */
export async function listArticlePaths() {
  const articles = await listArticles()
  return articles.map((article) => ({
    params: { slug: article.slug },
    props: { article, related: relatedArticles(article, articles), ...adjacentArticles(article, articles) },
  }))
}

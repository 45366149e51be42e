import { articlesOfSite } from '#src/entries/articles.ts'
import { adjacentArticles, relatedArticles } from '#src/lib/anywhere/pages/articleOrder.ts'

/** @returns for `getStaticPaths`, what stands for `[slug]` in each article's address, the article, and those that its page leads to */
export async function articlePaths() {
  const articles = await articlesOfSite()
  return articles.map((article) => ({
    params: { slug: article.slug },
    props: { article, related: relatedArticles(article, articles), ...adjacentArticles(article, articles) },
  }))
}

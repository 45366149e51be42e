/** The fields of an article that the choice needs; its main tag is the first. */
type TaggedArticle = { slug: string; tags: readonly { id: string }[] }

/**
 * Picks one article for each tag, the newest that no other tag has taken.
 * @param articles newest first
 * @param first the article that must represent its own tag, even if a newer one exists
 * @returns the tags that have an article, in their order
 */
export function articlePerTag<Article extends TaggedArticle, ListedTag extends { id: string }>(
  tags: readonly ListedTag[],
  articles: readonly Article[],
  first: Article | null = null,
): { tag: ListedTag; article: Article }[] {
  const candidates = first ? [first, ...articles] : articles
  const articleByTag = new Map<string, Article>()
  for (const article of candidates) {
    const ownTag = article.tags[0]?.id
    if (ownTag !== undefined && !articleByTag.has(ownTag)) articleByTag.set(ownTag, article)
  }
  return tags.flatMap((tag) => {
    const articlesOfTag = candidates.filter((article) => article.tags.some(({ id }) => id === tag.id))
    const takenSlugs = new Set([...articleByTag.values()].map(({ slug }) => slug))
    const article = articleByTag.get(tag.id) ?? articlesOfTag.find(({ slug }) => !takenSlugs.has(slug)) ?? articlesOfTag[0]
    if (!article) return []
    articleByTag.set(tag.id, article)
    return [{ tag, article }]
  })
}

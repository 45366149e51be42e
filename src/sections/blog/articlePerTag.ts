/** The fields of an article that the choice needs; its main tag is the first. */
type OfTags = { slug: string; tags: readonly { id: string }[] }

/**
 * Picks one article for each tag, the newest that no other tag has taken.
 * @param articles newest first
 * @param first the article that must represent its own tag, even if a newer one exists
 * @returns the tags that have an article, in their order
 */
export function articlePerTag<T extends OfTags, Tag extends { id: string }>(
  tags: readonly Tag[],
  articles: readonly T[],
  first: T | null = null,
): { tag: Tag; article: T }[] {
  const ordered = first ? [first, ...articles] : articles
  const chosen = new Map<string, T>()
  for (const article of ordered) {
    const own = article.tags[0]?.id
    if (own !== undefined && !chosen.has(own)) chosen.set(own, article)
  }
  return tags.flatMap((tag) => {
    const having = ordered.filter((article) => article.tags.some(({ id }) => id === tag.id))
    const taken = new Set([...chosen.values()].map(({ slug }) => slug))
    const article = chosen.get(tag.id) ?? having.find(({ slug }) => !taken.has(slug)) ?? having[0]
    if (!article) return []
    chosen.set(tag.id, article)
    return [{ tag, article }]
  })
}

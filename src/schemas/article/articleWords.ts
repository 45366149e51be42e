/**
 * How many words an article has: docs/requirements/clarifications.md, "Blog"; editors read it in docs/adding-an-article.md. `short` is for
 * articles with `short: true`.
 */
export const ARTICLE_WORDS = { usual: { min: 1800, max: 3200 }, short: { min: 150, max: 900 } } as const

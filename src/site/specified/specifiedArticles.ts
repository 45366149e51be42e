import { currentSlug } from '../currentSlug.ts'
import { routeTo } from '../routes.ts'
import { SPECIFIED_ARTICLES } from './specifiedLists.ts'

type SpecifiedArticle = { slug: string; anchors: readonly string[]; isListed: boolean }

/**
 * The articles that the specification names (section 2, "Articles and their section anchors"), each under the address that it has by now,
 * with its anchors, and whether it is listed with a date of October or November 2025 (docs/requirements/clarifications.md, "Blog"). The
 * build refuses a site without one of them.
 */
export const specifiedArticles: readonly SpecifiedArticle[] = Object.entries(SPECIFIED_ARTICLES).map(([slug, { anchors, listed }]) => ({
  slug: currentSlug(routeTo.article, slug),
  anchors,
  isListed: listed,
}))

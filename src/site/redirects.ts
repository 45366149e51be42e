import addresses from './redirects.json' with { type: 'json' }

/** Old paths and the current path of each. `npm run rename` and `npm run retire` write it, so that published addresses keep working. */
export const redirects: Readonly<Record<string, string>> = addresses

const SLUG = /^[^/#]+$/

/**
 * The current slug of a page that may have been renamed. A retired page keeps its slug, because its address leads to another kind of page.
 * @param addressOf the route of its kind, such as `routeTo.article`
 * @param slug the first slug @param moved redirects; tests pass their own
 */
export function currentSlug(
  addressOf: (slug: string) => string,
  slug: string,
  moved: Readonly<Record<string, string>> = redirects,
): string {
  const [before, to] = [addressOf(''), moved[addressOf(slug)] ?? '']
  const now = to.startsWith(before) ? to.slice(before.length) : ''
  return SLUG.test(now) ? now : slug
}

import { redirects } from './redirects.ts'

const SLUG = /^[^/#]+$/

/**
 * A page that was renamed has its old address lead to the new one, and takes along what is asked of it.
 * @param addressOf the address of such a page, without its slug what stands before that: `routeTo.article`
 * @param slug its first one @param moved old addresses and where they lead; the site's own, except in tests
 * @returns the one that it has by now. An address that leads anywhere else, such as to the list, is that of a page that was retired
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

import { redirects } from './redirects'
import { routeTo } from './routes'

/** What stands before the slug of an article in its address. */
const BEFORE = routeTo.article('')
const SLUG = /^[^/#]+$/

/**
 * An article that was renamed has its old address lead to the new one, and takes along what is asked of it.
 * @param slug its first one @param moved old addresses and where they lead; the site's own, except in tests
 * @returns the one that it has by now. An address that leads anywhere else, such as to the list, is that of one that was retired
 */
export function articleNow(slug: string, moved: Readonly<Record<string, string>> = redirects): string {
  const to = moved[routeTo.article(slug)] ?? ''
  const now = to.startsWith(BEFORE) ? to.slice(BEFORE.length) : ''
  return SLUG.test(now) ? now : slug
}

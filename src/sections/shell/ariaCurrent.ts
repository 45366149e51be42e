/**
 * Which link of the navigation is the current one. Source: specification section 2 ("The current link is
 * highlighted"), docs/requirements/clarifications.md ("Routes and states", on the current page).
 */
export type AriaCurrent = 'page' | 'true' | undefined

/** Path without a trailing slash, query or hash; the root stays "/". */
export function normalizePath(path: string): string {
  const bare = path.replace(/[?#].*/, '').replace(/\/+$/, '')
  return bare === '' ? '/' : bare
}

/** @returns the path that a link of the header stands for, the first part of its address: that of Support, at /support/faqs, is /support */
export const prefixOf = (href: string): string => normalizePath(href).replace(/(?<=^\/[^/]+)\/.*/, '')

/**
 * @param path the path of the page that is shown
 * @param href where the link leads
 * @param prefix the path below which the link also counts as current; home matches only exactly
 * @returns the value for `aria-current`: "page" on the exact match, "true" below the prefix
 */
export function ariaCurrent(path: string, href: string, prefix = href): AriaCurrent {
  const here = normalizePath(path)
  if (here === normalizePath(href)) return 'page'
  const base = normalizePath(prefix)
  if (base === '/') return undefined
  return here === base || here.startsWith(`${base}/`) ? 'true' : undefined
}

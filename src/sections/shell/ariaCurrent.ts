/**
 * Finds the current link of the navigation. Source: specification section 2 ("The current link is highlighted"),
 * docs/requirements/clarifications.md ("Routes and states", on the current page).
 */
export type AriaCurrent = 'page' | 'true' | undefined

/** @returns the path without a trailing slash, query or hash; the root stays "/" */
export function normalizePath(path: string): string {
  const bare = path.replace(/[?#].*/, '').replace(/\/+$/, '')
  return bare === '' ? '/' : bare
}

/** @returns the first part of a header link's path, such as /support of /support/faqs */
export const prefixOf = (href: string): string => normalizePath(href).replace(/(?<=^\/[^/]+)\/.*/, '')

/**
 * @param path of the current page
 * @param href target of the link
 * @param prefix path below which the link also counts as current; home matches only exactly
 * @returns the value of `aria-current`: "page" on the exact match, "true" below the prefix
 */
export function ariaCurrent(path: string, href: string, prefix = href): AriaCurrent {
  const here = normalizePath(path)
  if (here === normalizePath(href)) return 'page'
  const base = normalizePath(prefix)
  if (base === '/') return undefined
  return here === base || here.startsWith(`${base}/`) ? 'true' : undefined
}

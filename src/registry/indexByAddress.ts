import type { SitePage } from './sitePage.ts'

/** @returns the pages by their addresses, in the order of these. @throws Error when two have the same */
export function indexByAddress<P extends Pick<SitePage, 'meta'>>(pages: readonly P[]): Map<string, P> {
  const paths = pages.map(({ meta }) => meta.path)
  const twice = paths.find((path, index) => paths.indexOf(path) !== index)
  if (twice) throw new Error(`Two pages have the address ${twice}. A file’s name is its address: rename the one in src/content.`)
  return new Map(pages.toSorted((a, b) => (a.meta.path < b.meta.path ? -1 : 1)).map((page) => [page.meta.path, page]))
}

/** What header, drawer and footer list: links of src/content/every-page.yaml, and the pages that list themselves. */

import { readListedPages } from '#src/registry/listedPages.ts'
import { readCommonContent } from '#src/registry/readPage.ts'
import type { FooterColumn, HeaderNavigation } from '#src/sections/shell/shellNavigation.ts'

/** @returns the props of header and drawer, and the columns of the footer */
export async function navigation(): Promise<{ header: HeaderNavigation; columns: FooterColumn[] }> {
  const { header, footer } = await readCommonContent('everyPage')
  const lists = await readListedPages()
  return {
    header: {
      ...header,
      menus: (['features', 'industries'] as const).map((kind) => ({ kind, label: header.menus[kind], links: lists[kind] })),
    },
    columns: footer.columns.map(({ title, links = [], lists: list }) => ({ title, links: [...links, ...(list ? lists[list] : [])] })),
  }
}

/** Props that layouts draw on every page: navigation and footer, and what closings share. */
import { pageLinksByList } from '#src/registry/pages/pageLinks.ts'
import { readOtherContent } from '#src/registry/readPage.ts'
import type { PageClosingProps } from '#src/sections/closing/PageClosing.tsx'
import type { FooterColumn, HeaderNavigation } from '#src/sections/shell/shellNavigation.ts'
import { isOwnForm } from '#src/site/routes.ts'
import { contact, site } from '#src/site/site.ts'
import { SUPPORT_HOURS } from '#src/specification/supportHours.ts'

/** @returns the props of header and drawer, and the columns of the footer: links of every-page.yaml, then the pages that list themselves */
export async function readNavigationProps(): Promise<{ header: HeaderNavigation; columns: FooterColumn[] }> {
  const { everyPage, ...pages } = await readOtherContent({ content: ['everyPage', 'features', 'industries', 'documents'] })
  const { header, footer } = everyPage
  const lists = pageLinksByList(pages)
  return {
    header: {
      ...header,
      menus: (['features', 'industries'] as const).map((kind) => ({ kind, label: header.menus[kind], links: lists[kind] })),
    },
    columns: footer.columns.map(({ title, links = [], lists: list }) => ({ title, links: [...links, ...(list ? lists[list] : [])] })),
  }
}

/** @returns the props of `PageClosing` that are the same on every page */
export async function readPageClosingProps(): Promise<Pick<PageClosingProps, 'contact' | 'words' | 'isHandedOver'>> {
  const { form, start } = (await readOtherContent({ content: ['demo'] })).demo
  const { email, employees } = form.fields
  const { wrongEmail } = form.errors
  return {
    contact,
    words: { email, employees, wrongEmail, ...start, hours: SUPPORT_HOURS.phone.label },
    isHandedOver: isOwnForm(site.demoFormUrl),
  }
}

/** Checks header and footer against the specification (section 2, "Shared shell"). */
import type { z } from 'zod'
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import { routes } from '#src/site/routes.ts'
import { FOOTER_PAGES } from '#src/specification/specifiedLists.ts'

/** Pages that the footer lists because of a line in their own files. */
export const FOOTER_LISTS = ['features', 'industries', 'documents'] as const
export type FooterList = (typeof FOOTER_LISTS)[number]

const HEADER_LINKS: readonly (Link & { to: string })[] = [
  { label: 'Why Choose Us', to: 'comparison', href: routes.comparison },
  { label: 'Blog', to: 'blog', href: routes.blog },
  { label: 'Support', to: 'faqs', href: routes.faqs },
]
const FOOTER_TITLES = ['Features', 'Industries', 'Support', 'Legal'] as const
const SECTION = 'The specification (section 2, "Shared shell")'

/** Requires the specified links, in any order, and refuses others (docs/requirements/clarifications.md, "Routes and states"). */
export function checkHeaderLinks(links: readonly Link[], context: z.RefinementCtx): void {
  for (const { label, to } of HEADER_LINKS)
    if (links.every((link) => link.label !== label))
      context.addIssue({ code: 'custom', message: `${SECTION} has the link “${label}” here: write { label: ${label}, to: ${to} }.` })
  for (const [index, link] of links.entries()) {
    const specified = HEADER_LINKS.find(({ label }) => label === link.label)
    if (specified === undefined)
      context.addIssue({
        code: 'custom',
        path: [index, 'label'],
        message: `The header has no links but those of the specification (docs/requirements/clarifications.md, "Routes and states"). Put “${link.label}” into a column of the footer.`,
      })
    else if (specified.href !== link.href)
      context.addIssue({ code: 'custom', path: [index, 'to'], message: `“${link.label}” leads to ${specified.to}.` })
    else if (links.findIndex(({ label }) => label === link.label) < index)
      context.addIssue({ code: 'custom', path: [index, 'label'], message: `“${link.label}” is here twice: take one out.` })
  }
}

type Columns = readonly { title: string; links?: readonly Link[]; lists?: FooterList }[]

/** Requires the specified titles, and each specified page in one of the columns. */
export function checkFooterColumns(columns: Columns, context: z.RefinementCtx): void {
  const report = (message: string, ...path: (string | number)[]) => context.addIssue({ code: 'custom', message, path })
  for (const title of FOOTER_TITLES)
    if (columns.every((column) => column.title !== title)) report(`${SECTION} has a column “${title}” here. Give it back.`)
  for (const list of FOOTER_LISTS) {
    const [first, ...more] = columns.flatMap((column, index) => (column.lists === list ? index : []))
    if (first === undefined) report(`No column lists the ${list}, so nobody finds them here: write “lists: ${list}” in one.`)
    for (const index of more) report(`Another column lists the ${list} already: take this line out.`, index, 'lists')
  }
  const hrefs = columns.flatMap(({ links = [] }) => links.map(({ href }) => href))
  const missing = FOOTER_PAGES.filter((page) => !hrefs.includes(page))
  if (missing.length > 0)
    report(
      `${SECTION} asks for links to ${missing.map(routeNameOf).join(', ')} here. Give them back. A page that is retired goes in src/specification/specifiedLists.ts as well.`,
    )
  for (const [index, { links = [], lists }] of columns.entries()) {
    if (links.length === 0 && lists === undefined) report('This column is empty: give it “links”, or “lists”, or both.', index)
    for (const [linkIndex, { href }] of links.entries())
      if (links.findIndex((link) => link.href === href) < linkIndex)
        report('This column has a link to this page already: take one out.', index, 'links', linkIndex, 'to')
  }
}

const routeNameOf = (address: string) => Object.entries(routes).find(([, route]) => route === address)?.[0]

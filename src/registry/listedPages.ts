/** Links to the pages that list themselves in the header, the footer and the demo form. */
import { getCollection } from 'astro:content'
import type { Link, MenuLink } from '#src/lib/anywhere/pages/link.ts'
import { routeTo } from '#src/site/routes.ts'

type MenuEntry = { id: string; data: { name: string; position: number; menu?: string } }

/** @returns links to the pages that have a text for the menu, by their `position` */
const menuLinks = (pages: readonly MenuEntry[], addressOf: (slug: string) => string): MenuLink[] =>
  pages
    .toSorted((a, b) => a.data.position - b.data.position)
    .flatMap(({ id, data: { name, menu } }) => (menu === undefined ? [] : { label: name, href: addressOf(id), text: menu }))

/** @returns links to the industries that the header, the footer and the demo form offer */
export const industryMenuLinks = (industries: readonly MenuEntry[]): MenuLink[] => menuLinks(industries, routeTo.industry)

/** @returns links to the texts with sections that have a name in the footer */
async function readDocumentLinks(): Promise<Link[]> {
  const documents = await getCollection('documents')
  return documents.flatMap(({ id, data }) => (data.footer === undefined ? [] : { label: data.footer, href: routeTo.document(id) }))
}

/** @returns links to the pages that list themselves, by the names that columns of the footer use */
export const readListedPages = async () => ({
  features: menuLinks(await getCollection('features'), routeTo.feature),
  industries: industryMenuLinks(await getCollection('industries')),
  documents: await readDocumentLinks(),
})

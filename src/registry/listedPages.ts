/** Pages that list themselves in the header, the footer and the demo form: a line of their own entries decides. */
import { getCollection } from 'astro:content'
import type { Link, MenuLink } from '#src/lib/anywhere/pages/link.ts'
import { routeTo } from '#src/site/routes.ts'

type MenuPage = { id: string; data: { name: string; position: number; menu?: string } }

/** @returns links to the pages that have a text for the menu, by their `position` */
const menuLinks = (pages: readonly MenuPage[], addressOf: (slug: string) => string): MenuLink[] =>
  pages
    .toSorted((a, b) => a.data.position - b.data.position)
    .flatMap(({ id, data: { name, menu } }) => (menu === undefined ? [] : { label: name, href: addressOf(id), text: menu }))

/** @returns the industries that the header, the footer and the demo form offer */
export const menuIndustries = async (): Promise<MenuLink[]> => menuLinks(await getCollection('industries'), routeTo.industry)

/** @returns texts with sections that have a name in the footer */
async function footerDocuments(): Promise<Link[]> {
  const documents = await getCollection('documents')
  return documents.flatMap(({ id, data }) => (data.footer === undefined ? [] : { label: data.footer, href: routeTo.document(id) }))
}

/** @returns links to the pages that list themselves, by what columns of the footer call them */
export const listedPages = async () => ({
  features: menuLinks(await getCollection('features'), routeTo.feature),
  industries: await menuIndustries(),
  documents: await footerDocuments(),
})

/** Links to the pages that list themselves in the header, the footer and the demo form. */
import type { CollectionEntry } from 'astro:content'
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
const documentLinks = (documents: readonly CollectionEntry<'documents'>[]): Link[] =>
  documents.flatMap(({ id, data }) => (data.footer === undefined ? [] : { label: data.footer, href: routeTo.document(id) }))

type ListingEntries = { [Name in 'features' | 'industries' | 'documents']: readonly CollectionEntry<Name>[] }

/** @returns links to the pages that list themselves, by the names that columns of the footer use */
export const pageLinksByList = ({ features, industries, documents }: ListingEntries) => ({
  features: menuLinks(features, routeTo.feature),
  industries: industryMenuLinks(industries),
  documents: documentLinks(documents),
})

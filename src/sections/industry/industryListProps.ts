/** Industries for other pages: all as links or as cards, or only the cards that home's content chooses. */

import { requireEntryById } from '#src/contentEngine/entries/entryLookup.ts'
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import { routeTo } from '#src/site/routes.ts'
import type { IndustriesViewProps } from './IndustriesView.tsx'
import { createIndustryCardProps, type IndustryCardInputs, type IndustryCardProps } from './industryCardProps.ts'

export type Industry = { id: string; data: IndustryCardInputs & { position: number } }

/** By `position`, the order of links. Cards are sorted by the clocks of their boards. */
const sortByPosition = (industries: readonly Industry[]) => industries.toSorted((a, b) => a.data.position - b.data.position)
const cardsOf = (industries: readonly Industry[]) => industries.map(({ id, data }) => createIndustryCardProps(data, routeTo.industry(id)))

/** @returns a card for each industry, by `position` */
export const createIndustriesViewProps = (industries: readonly Industry[]): Pick<IndustriesViewProps, 'cards'> => ({
  cards: cardsOf(sortByPosition(industries)),
})

/**
 * @param industries all of them
 * @param slugs of those with a card
 * @returns a link to each industry, the cards, and the links to those without one
 * @throws Error that names a slug without an industry
 */
export function createHomeIndustriesProps(
  industries: readonly Industry[],
  slugs: readonly string[],
): { links: Link[]; cards: IndustryCardProps[]; others: Link[] } {
  const links = sortByPosition(industries).map(({ id, data }) => ({ label: data.name, href: routeTo.industry(id) }))
  const cards = cardsOf(slugs.map((id) => requireEntryById(industries, id, 'The home page shows the industry')))
  return { links, cards, others: links.filter(({ href }) => cards.every((card) => card.href !== href)) }
}

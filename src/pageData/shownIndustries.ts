/** What home shows of the industries: all as links, and those that its content chooses as cards. */
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import { entryById } from '#src/lib/build/content/entries/entryLookup.ts'
import { type IndustryCard, type IndustryFacts, industryCard } from '#src/sections/industry/cards.ts'
import { routeTo } from '#src/site/routes.ts'

type Industry = { id: string; data: IndustryFacts }

/** @returns industries as cards, in their order */
export const industryCards = (industries: readonly Industry[]): IndustryCard[] =>
  industries.map(({ id, data }) => industryCard(data, routeTo.industry(id)))

/**
 * @param industries all of them, in the order of the links
 * @param shown slugs of those that have a card; home sorts the cards by the clocks of their boards
 * @returns a link to each, the cards, and the links to those that have none
 * @throws Error that names what is shown and does not exist
 */
export function shownIndustries(
  industries: readonly Industry[],
  shown: readonly string[],
): { links: Link[]; cards: IndustryCard[]; others: Link[] } {
  const links = industries.map(({ id, data }) => ({ label: data.name, href: routeTo.industry(id) }))
  const cards = industryCards(shown.map((id) => entryById(industries, id, 'The home page shows the industry')))
  return { links, cards, others: links.filter(({ href }) => cards.every((card) => card.href !== href)) }
}

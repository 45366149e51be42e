import { oneOrMany } from '#src/lib/anywhere/text/wording.ts'
import { faqAttributes } from '../faq.attributes.ts'
import { matchesQuery } from './faqSearch.ts'
import { lightRow } from './lightRow.client.ts'
import { markMatches } from './markMatches.client.ts'

/**
 * Shows the questions that match, with their matches marked, and counts them in each category and on the switchboard.
 * @returns their items
 */
export function showMatches(explorer: HTMLElement, query: string): HTMLElement[] {
  const questions = { one: faqAttributes.questionOne.read(explorer) ?? '', many: faqAttributes.questionMany.read(explorer) ?? '' }
  return Array.from(explorer.querySelectorAll<HTMLElement>(faqAttributes.category.selector)).flatMap((category) => {
    const items = Array.from(category.querySelectorAll<HTMLElement>(faqAttributes.item.selector))
    for (const item of items) {
      const texts = Array.from(item.querySelectorAll<HTMLElement>(faqAttributes.text.selector))
      item.hidden = !texts.some((text) => matchesQuery(text.textContent ?? '', query))
      for (const text of texts) markMatches(text, query)
    }
    const foundItems = items.filter(({ hidden }) => !hidden)
    const { length: count } = foundItems
    const unit = oneOrMany(count, questions)
    category.hidden = count === 0
    const label = category.querySelector(faqAttributes.count.selector)
    if (label) label.textContent = `${count} ${unit}`
    const row = explorer.querySelector(faqAttributes.row.withValue(category.id))
    const isLit = items.map(({ hidden }) => query !== '' && !hidden)
    if (row) lightRow(row, count, unit, isLit)
    return foundItems
  })
}

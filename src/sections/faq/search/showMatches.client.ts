import { oneOrMany } from '#src/lib/anywhere/text/wording.ts'
import { faqAttributes } from '../faq.attributes.ts'
import { matchesQuery, splitByMatches } from './faqSearch.ts'

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

/** Marks the matches in place of those of the last search. The links of a text stay. */
function markMatches(element: HTMLElement, query: string): void {
  for (const marked of element.querySelectorAll('mark')) marked.replaceWith(...marked.childNodes)
  element.normalize()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts)
    text.replaceWith(
      ...splitByMatches(text.data, query).map(({ text: part, isMatch }) => {
        if (!isMatch) return part
        const marked = document.createElement('mark')
        marked.textContent = part
        return marked
      }),
    )
}

/**
 * Counts and lights the matching questions in a category's row of the switchboard. A row without any is dark.
 * @param unit the word after the count
 * @param isLit for each socket, in the order of the questions
 */
function lightRow(row: Element, count: number, unit: string, isLit: readonly boolean[]): void {
  row.toggleAttribute(faqAttributes.dark.attribute, count === 0)
  for (const [index, socket] of row.querySelectorAll(faqAttributes.socket.selector).entries())
    socket.toggleAttribute(faqAttributes.match.attribute, isLit[index] === true)
  const number = row.querySelector(faqAttributes.number.selector)
  const word = row.querySelector(faqAttributes.unit.selector)
  if (number) number.textContent = String(count)
  if (word) word.textContent = ` ${unit}`
}

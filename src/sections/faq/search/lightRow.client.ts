import { faqAttributes } from '../faq.attributes.ts'

/**
 * Counts and lights the matching questions in a category's row of the switchboard. A row without any is dark.
 * @param unit the word after the count
 * @param isLit for each socket, in the order of the questions
 */
export function lightRow(row: Element, count: number, unit: string, isLit: readonly boolean[]): void {
  row.toggleAttribute(faqAttributes.dark.attribute, count === 0)
  for (const [index, socket] of row.querySelectorAll(faqAttributes.socket.selector).entries())
    socket.toggleAttribute(faqAttributes.match.attribute, isLit[index] === true)
  const number = row.querySelector(faqAttributes.number.selector)
  const word = row.querySelector(faqAttributes.unit.selector)
  if (number) number.textContent = String(count)
  if (word) word.textContent = ` ${unit}`
}

import { faqAttributes } from '../faq.attributes.ts'

/**
 * Lights the jacks of matching questions in a category's row of the switchboard, and counts them there. A row without any is dark.
 * @param matches for each question of the category, whether it matches
 * @param unit the word after the count
 */
export function lightRow(row: Element, matches: readonly boolean[], unit: string, isSearch: boolean): void {
  const count = matches.filter(Boolean).length
  row.toggleAttribute(faqAttributes.dark.attribute, !count)
  for (const [index, jack] of row.querySelectorAll(faqAttributes.jack.selector).entries())
    jack.toggleAttribute(faqAttributes.match.attribute, isSearch && matches[index] === true)
  const number = row.querySelector(faqAttributes.number.selector)
  const word = row.querySelector(faqAttributes.unit.selector)
  if (number) number.textContent = String(count)
  if (word) word.textContent = ` ${unit}`
}

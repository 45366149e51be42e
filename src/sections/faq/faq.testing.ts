/** Test helpers for the FAQ: a page with three questions in two categories, connected to its script. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach } from 'vitest'
import { FaqView } from './FaqView.tsx'
import { faqAttributes } from './faq.attributes.ts'
import { connectFaq } from './faq.client.ts'

const item = (id: string, question: string, answer: string, ...aliases: string[]) => ({ id, aliases, question, answer, links: {} })
const look = { icon: 'board', color: 'signal' } as const
const categories = [
  {
    ...look,
    id: 'general',
    title: 'General',
    faqs: [item('a', 'What is a Point?', 'A count.'), item('b', 'Who answers?', 'Agents answer (day & night).', 'older')],
  },
  {
    ...look,
    id: 'pricing',
    title: 'Pricing',
    faqs: [{ ...item('c', 'How much?', 'Per employee. See {prices} online.'), links: { prices: { label: 'prices', href: '/prices' } } }],
  },
]
const foundWords = { one: '{count} result for {query}', many: '{count} results for {query}' }
let disconnect = () => {}
afterEach(() => disconnect())

/**
 * Opens the page at an address, and connects it.
 * @param typed before the script ran
 * @returns a function that disconnects it
 */
export function openFaq(search = '', hash = '', typed = '') {
  disconnect()
  history.replaceState(null, '', `/support/faqs${search}${hash}`)
  const link = { label: 'x', href: '/x' }
  document.body.innerHTML = renderToStaticMarkup(
    createElement(FaqView, {
      heading: 'FAQ',
      lede: '',
      action: '/support/faqs',
      categories,
      search: { label: 'Search', button: 'Go', askForWord: 'Type a word.', found: foundWords, withoutScript: 'Find in page.' },
      questionUnit: { one: 'question', many: 'questions' },
      empty: 'No results found',
      clear: 'Clear search',
      copyLink: 'Copy',
      notAnswered: '',
      help: link,
      demo: link,
    }),
  )
  findInput().value = typed
  disconnect = connectFaq()
  return disconnect
}
export const listTriggers = () => [...document.querySelectorAll<HTMLElement>(faqAttributes.trigger.selector)]
/** @returns the ids of the items whose questions are open */
export const listOpenIds = () => [...document.querySelectorAll('details[open]')].map((disclosure) => disclosure.parentElement?.id)
export const findInput = () => document.querySelector('input') as HTMLInputElement
export const typeQuery = (value: string) => {
  findInput().value = value
  findInput().dispatchEvent(new Event('input', { bubbles: true }))
}
/** @returns the ids of the items that the search shows */
export const listShownIds = () =>
  [...document.querySelectorAll<HTMLElement>(faqAttributes.item.selector)].filter((item) => !item.hidden).map((item) => item.id)
export const pressQuestionKey = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

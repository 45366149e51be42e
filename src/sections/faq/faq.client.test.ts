import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FaqExplorer } from './FaqExplorer.tsx'
import { faqAttributes } from './faq.attributes.ts'
import { connectFaq } from './faq.client.ts'
import { matchesQuery, splitByMatches } from './faqSearch.ts'

const item = (id: string, question: string, answer: string, ...aliases: string[]) => ({ id, aliases, question, answer })
const look = { icon: 'board', color: 'signal' } as const
const categories = [
  {
    ...look,
    id: 'general',
    title: 'General',
    faqs: [item('a', 'What is a Point?', 'A count.'), item('b', 'Who answers?', 'Agents answer (day & night).', 'older')],
  },
  { ...look, id: 'pricing', title: 'Pricing', faqs: [item('c', 'How much?', 'Per employee.')] },
]
const found = { one: '{count} result for {query}', many: '{count} results for {query}' }
let disconnect = () => {}
afterEach(() => disconnect())
function open(search = '', hash = '') {
  disconnect()
  history.replaceState(null, '', `/support/faqs${search}${hash}`)
  const link = { label: 'x', href: '/x' }
  document.body.innerHTML = renderToStaticMarkup(
    createElement(FaqExplorer, {
      heading: 'FAQ',
      lede: '',
      action: '/support/faqs',
      categories,
      search: { label: 'Search', button: 'Go', ask: 'Type a word.', found, without: 'Find in page.' },
      questions: { one: 'question', many: 'questions' },
      empty: 'No results found',
      clear: 'Clear search',
      copyLink: 'Copy',
      more: '',
      help: link,
      demo: link,
    }),
  )
  Element.prototype.scrollIntoView = () => {}
  disconnect = connectFaq()
}
const triggers = () => [...document.querySelectorAll<HTMLElement>(faqAttributes.trigger.selector)]
const openOnes = () => [...document.querySelectorAll('details[open]')].map((disclosure) => disclosure.parentElement?.id)
const input = () => document.querySelector('input') as HTMLInputElement
const type = (value: string) => {
  input().value = value
  input().dispatchEvent(new Event('input', { bubbles: true }))
}
const shown = () =>
  [...document.querySelectorAll<HTMLElement>(faqAttributes.item.selector)].filter((one) => !one.hidden).map((one) => one.id)
const press = (key: string) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

describe('the accordion', () => {
  it('opens one at a time and closes again', () => {
    open()
    triggers()[0]?.click()
    triggers()[1]?.click()
    expect(openOnes()).toEqual(['faq-b'])
    triggers()[1]?.click()
    expect(openOnes()).toEqual([])
  })
  it('is native: without its script each question opens, and all share one open place', () => {
    open()
    const disclosures = [...document.querySelectorAll('details')]
    expect(disclosures).toHaveLength(3)
    expect(new Set(disclosures.map((disclosure) => disclosure.getAttribute('name')))).toEqual(new Set(['faq']))
    expect(disclosures.map((disclosure) => disclosure.firstElementChild?.localName)).toEqual(['summary', 'summary', 'summary'])
  })
  it('has headings that hold the question alone', () => {
    open()
    expect([...document.querySelectorAll('h3')].map((heading) => heading.innerHTML)).toEqual([
      'What is a Point?',
      'Who answers?',
      'How much?',
    ])
  })
  it('moves focus with arrows, Home and End, around the ends and across groups', () => {
    open()
    triggers()[0]?.focus()
    const steps = ['ArrowUp', 'ArrowDown', 'ArrowDown', 'End', 'Home'].map((key) => {
      press(key)
      return document.activeElement?.id
    })
    expect(steps).toEqual(['faq-c-question', 'faq-a-question', 'faq-b-question', 'faq-c-question', 'faq-a-question'])
  })
  it('opens the question of the address', () => {
    open('', '#faq-b')
    expect(openOnes()).toEqual(['faq-b'])
  })
  it('opens the question that an older address leads to', () => {
    open('', '#faq-older')
    expect(openOnes()).toEqual(['faq-b'])
  })
})

describe('the search of the FAQ', () => {
  it('looks into questions and answers, in any case, and hides what does not match', () => {
    open()
    type('POINT')
    expect(shown()).toEqual(['faq-a'])
    type('agents')
    expect(shown()).toEqual(['faq-b'])
    expect(document.getElementById('pricing')?.hidden).toBe(true)
    expect(document.querySelector(`#general ${faqAttributes.count.selector}`)?.textContent).toBe('1 question')
    expect(document.querySelector('mark')?.textContent).toBe('Agents')
  })
  it('lights on the switchboard only the cords and jacks of what it found, and counts it there', () => {
    const board = () =>
      [...document.querySelectorAll(faqAttributes.row.selector)].map((row) => ({
        link: row.querySelector('a')?.textContent,
        dark: row.matches(faqAttributes.dark.selector),
        matches: [...row.querySelectorAll(faqAttributes.jack.selector)].map((jack) => jack.matches(faqAttributes.match.selector)),
      }))
    const whole = [
      { link: 'General2 questions', dark: false, matches: [false, false] },
      { link: 'Pricing1 question', dark: false, matches: [false] },
    ]
    open()
    expect(board()).toEqual(whole)
    type('agents')
    expect(board()).toEqual([
      { link: 'General1 question', dark: false, matches: [false, true] },
      { link: 'Pricing0 questions', dark: true, matches: [false] },
    ])
    type('how much')
    expect(board()).toEqual([
      { link: 'General0 questions', dark: true, matches: [false, false] },
      { link: 'Pricing1 question', dark: false, matches: [true] },
    ])
    type('  ')
    expect(board()).toEqual(whole)
    open('?q=zebra')
    expect(board().map(({ dark }) => dark)).toEqual([true, true])
  })
  it('says how many it found once for all that was typed, writes it into the address once, and takes both back when it is cleared', () => {
    vi.useFakeTimers()
    const writing = vi.spyOn(history, 'replaceState')
    const status = () => document.querySelector(faqAttributes.status.selector)?.textContent
    const heard = new Set<string | undefined>()
    open()
    writing.mockClear()
    for (const text of ['a', 'ag', 'agents']) {
      type(text)
      vi.advanceTimersByTime(300)
      heard.add(status())
    }
    expect([...heard]).toEqual([''])
    vi.advanceTimersByTime(700)
    expect(status()).toBe('1 result for agents')
    // WebKit throws at some hundred changes in a short time.
    expect([writing.mock.calls.length, location.search]).toEqual([1, '?q=agents'])
    type('a')
    type('')
    vi.runAllTimers()
    expect([status(), location.search]).toEqual(['', ''])
    writing.mockRestore()
    vi.useRealTimers()
  })
  it('asks for a word, and leads to the field, when it is sent off empty', () => {
    const status = () => document.querySelector(faqAttributes.status.selector)?.textContent
    const send = () => document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click()
    open()
    expect(status()).toBe('')
    send()
    expect(status()).toBe('Type a word.')
    expect(document.activeElement).toBe(input())
    expect(shown()).toHaveLength(3)
    type('agents')
    expect(status()).toBe('')
    send()
    expect(shown()).toEqual(['faq-b'])
    type('   ')
    send()
    expect(status()).toBe('Type a word.')
  })
  it('opens its first match, and closes it when it is cleared', () => {
    open()
    type('a')
    expect(openOnes()).toEqual(['faq-a'])
    type('agents')
    expect(openOnes()).toEqual(['faq-b'])
    type('zebra')
    expect(openOnes()).toEqual([])
    type('agents')
    type('')
    expect(openOnes()).toEqual([])
  })
  it('says when nothing matches, and can be cleared', () => {
    open()
    type('zebra')
    expect(document.querySelector<HTMLElement>(faqAttributes.empty.selector)?.hidden).toBe(false)
    expect(document.querySelector(faqAttributes.empty.selector)?.textContent).toContain('No results found')
    const clear = document.querySelector<HTMLButtonElement>(faqAttributes.clear.selector)
    expect(clear?.textContent).toBe('Clear search')
    clear?.click()
    expect(shown()).toHaveLength(3)
    expect(document.activeElement).toBe(input())
  })
  it('arrives filled in', () => {
    open('?q=per%20EMPLOYEE')
    expect(input().value).toBe('per EMPLOYEE')
    expect(shown()).toEqual(['faq-c'])
  })
  it.each(['<img src=x onerror=alert(1)>', '.*', '\\', '%E0%A4%A', '\u0000', 'x'.repeat(100_000)])('takes %j as text', (query) => {
    open()
    type(query)
    expect(shown()).toEqual([])
    expect(document.querySelector('img')).toBeNull()
  })
})

it('the search of the FAQ cuts texts at every match', () => {
  expect(splitByMatches('aXbxc', 'x').map((part) => `${part.isMatch ? '!' : ''}${part.text}`)).toEqual(['a', '!X', 'b', '!x', 'c'])
  expect(matchesQuery('anything', '  ')).toBe(true)
})

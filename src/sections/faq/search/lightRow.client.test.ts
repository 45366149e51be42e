import { describe, expect, it } from 'vitest'
import { faqAttributes } from '../faq.attributes.ts'
import { openFaq, typeQuery } from '../faq.testing.ts'

describe('the search of the FAQ', () => {
  it('lights on the switchboard only the cords and sockets of what it found, and counts it there', () => {
    const board = () =>
      [...document.querySelectorAll(faqAttributes.row.selector)].map((row) => ({
        link: row.querySelector('a')?.textContent,
        dark: row.matches(faqAttributes.dark.selector),
        matches: [...row.querySelectorAll(faqAttributes.socket.selector)].map((socket) => socket.matches(faqAttributes.match.selector)),
      }))
    const wholeRow = [
      { link: 'General2 questions', dark: false, matches: [false, false] },
      { link: 'Pricing1 question', dark: false, matches: [false] },
    ]
    openFaq()
    expect(board()).toEqual(wholeRow)
    typeQuery('agents')
    expect(board()).toEqual([
      { link: 'General1 question', dark: false, matches: [false, true] },
      { link: 'Pricing0 questions', dark: true, matches: [false] },
    ])
    typeQuery('how much')
    expect(board()).toEqual([
      { link: 'General0 questions', dark: true, matches: [false, false] },
      { link: 'Pricing1 question', dark: false, matches: [true] },
    ])
    typeQuery('  ')
    expect(board()).toEqual(wholeRow)
    openFaq('?q=zebra')
    expect(board().map(({ dark }) => dark)).toEqual([true, true])
  })
})

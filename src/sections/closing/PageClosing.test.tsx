import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sectionAttributes } from '#src/sections/shared/section.attributes.ts'
import { PageClosing, type PageClosingProps } from './PageClosing.tsx'

const words = {
  email: 'Work email',
  employees: 'Employees',
  wrongEmail: 'Not an address.',
  kept: 'Kept here.',
  orCall: 'Or call',
  hours: 'Weekdays',
}
const contact = { phone: '(555) 555-0100', phoneHref: 'tel:+15555550100', email: 'hello@b.example', emailHref: 'mailto:hello@b.example' }
const action = { label: 'Schedule a Demo', href: '/request-demo' }
const board = {
  day: 'Tomorrow',
  time: '06:00',
  title: 'Line 4',
  sample: true,
  rows: [{ role: 'Packer', person: 'A. Able', channel: 'Text', status: 'covered' as const }],
  open: { role: 'Your line', status: 'open' },
}
const closingWords = { heading: 'See it on your shift.', text: 'Half an hour.' }
const CLOSINGS: PageClosingProps['closing'][] = [
  { kind: 'board', ...closingWords, board },
  { kind: 'start', ...closingWords },
  { kind: 'phone', ...closingWords },
  { kind: 'sentence', ...closingWords },
]
const draw = (closing: PageClosingProps['closing'], place: PageClosingProps['place']) =>
  render(<PageClosing closing={closing} action={action} contact={contact} words={words} isHandedOver place={place} />).container

describe.each(CLOSINGS)('a page that ends with a $kind', (closing) => {
  it.each(['page', 'article'] as const)('says what comes next under one heading, and leads there: %s', (place) => {
    const container = draw(closing, place)
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([closingWords.heading])
    expect(container.textContent).toContain(closingWords.text)
    const ways = [...container.querySelectorAll('a, form')].map((way) => way.getAttribute('href') ?? way.getAttribute('action'))
    expect(ways).toContain(action.href)
    expect(container.querySelectorAll(sectionAttributes.closingStep.selector)).toHaveLength(1)
  })
})
it('a page that ends with the phone says when it is answered', () => {
  draw({ kind: 'phone', ...closingWords }, 'page')
  expect(screen.getByRole('link', { name: contact.phone }).getAttribute('href')).toBe(contact.phoneHref)
  expect(screen.getByText(words.hours)).toBeTruthy()
})

it('a board at the end of a page is read aloud row by row', () =>
  expect(draw({ kind: 'board', ...closingWords, board }, 'page').querySelector('figcaption')?.textContent).toMatch(
    /^Line 4, Tomorrow, 06:00\. Packer, A\. Able: Covered, Text\./,
  ))

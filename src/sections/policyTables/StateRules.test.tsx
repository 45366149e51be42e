import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readStateRules, type StateRule } from '#src/facts/law/stateRules.ts'
import { StateRules } from './StateRules.tsx'

const STATE_RULES = readStateRules().places

const words = {
  caption: 'As read on {day}',
  columnHeadings: ['Place', 'Law', 'Points', 'Reason', 'Proof'],
  points: {
    barred: 'Barred',
    barredEarlier: 'Barred before',
    retaliation: 'Retaliation',
    noneFound: 'None found',
    notVerified: 'Not read',
  },
  secondHand: 'Said to be barred',
  excerpt: 'An excerpt.',
  others: { one: '{count} more bars points.', many: '{count} more bar points.' },
  missingInExcerpt: 'There are more.',
  missing: 'There may be more.',
  caution: 'Ask counsel.',
}

const lawOf = (rules: readonly StateRule[]) => ({ rules, reviewed: '2026-03-04', others: ['Another law ended.'] })
const law = lawOf(STATE_RULES)
const textWith = (only: string, rules = STATE_RULES) =>
  render(<StateRules words={words} law={lawOf(rules)} only={only} />).container.textContent

it('the table of states’ rules has a row for each place of an excerpt, and counts the other places that bar points', () => {
  const shown = ['CA', 'MA', 'OR', 'CHI']
  const text = textWith(shown.join(', '))
  expect(screen.getAllByRole('row')).toHaveLength(5)
  const others = STATE_RULES.filter(({ code, points }) => points === 'barred' && !shown.includes(code)).length
  expect(text).toContain(`An excerpt. ${others} more bar points. There are more.`)
  // A place that bars nothing changes no count.
  const free = STATE_RULES.find(({ points }) => points !== 'barred')?.code
  expect(textWith([...shown, free].join())).toContain(`${others} more bar points.`)
})
it('an excerpt of the table of states’ rules leaves out one place that bars points, or none', () => {
  const barred = STATE_RULES.filter(({ points }) => points === 'barred')
  const codes = barred.map(({ code }) => code)
  expect(textWith(codes.slice(1).join(), barred)).toContain('1 more bars points.')
  expect(textWith(codes.join(), barred)).toContain('An excerpt. There are more.')
})
it('the table of states’ rules has all rows where no excerpt is asked for, and what else there is to say', () => {
  const { container } = render(<StateRules words={words} law={law} />)
  expect(screen.getAllByRole('row')).toHaveLength(STATE_RULES.length + 1)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(law.others)
  expect(container.textContent).toContain('As read on March 4, 2026')
})
it('the table of states’ rules refuses a place that it does not have, and names those that it has', () =>
  expect(() => render(<StateRules words={words} law={law} only="CA, ZZ" />)).toThrow(/no rule "ZZ"\..* There are AK,/))
it('the table of states’ rules names the nearest', () =>
  expect(() => render(<StateRules words={words} law={law} only="NYCC" />)).toThrow(/no rule "NYCC"\. Did you mean "NYC"\?/))

import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { otherBarringPlaces } from '#src/facts/law/pointsLawSummary.ts'
import { STATE_RULES } from '#src/facts/law/stateRules.ts'
import { StateRules } from './StateRules.tsx'

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
  missingInExcerpt: 'There are more.',
  missing: 'There may be more.',
  caution: 'Ask counsel.',
}

it('the table of states’ rules has a row for each place of an excerpt, and counts the other places that bar points', () => {
  const { container } = render(<StateRules words={words} only="CA, MA, OR" />)
  expect(screen.getAllByRole('row')).toHaveLength(4)
  expect(container.textContent).toContain(otherBarringPlaces(['CA', 'MA', 'OR']))
})
it('the table of states’ rules has all rows where no excerpt is asked for', () => {
  render(<StateRules words={words} />)
  expect(screen.getAllByRole('row')).toHaveLength(STATE_RULES.length + 1)
})
it('the table of states’ rules refuses a place that it does not have, and names those that it has', () =>
  expect(() => render(<StateRules words={words} only="CA, ZZ" />)).toThrow(/no rule "ZZ"\..* There are AK,/))
it('the table of states’ rules names the nearest', () =>
  expect(() => render(<StateRules words={words} only="NYCC" />)).toThrow(/no rule "NYCC"\. Did you mean "NYC"\?/))

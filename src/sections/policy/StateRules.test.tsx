import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { barredElsewhere } from '../../facts/law/pointsRoster'
import { STATE_RULES } from '../../facts/law/stateRules'
import { StateRules } from './StateRules'

it('has a row for each place of an excerpt, and counts the other places that bar points', () => {
  const { container } = render(<StateRules only="CA, MA, OR" />)
  expect(screen.getAllByRole('row')).toHaveLength(4)
  expect(container.textContent).toContain(barredElsewhere(['CA', 'MA', 'OR']))
})
it('has all rows where no excerpt is asked for', () => {
  render(<StateRules />)
  expect(screen.getAllByRole('row')).toHaveLength(STATE_RULES.length + 1)
})
it('refuses a place that it does not have, and names those that it has', () =>
  expect(() => render(<StateRules only="CA, ZZ" />)).toThrow(/no rule "ZZ"\..* There are AK,/))
it('names the nearest', () => expect(() => render(<StateRules only="NYCC" />)).toThrow(/no rule "NYCC"\. Did you mean "NYC"\?/))

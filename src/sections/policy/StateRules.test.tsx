import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { STATE_RULES } from '../../site/policy/stateRules'
import { StateRules } from './StateRules'

it('has a row for each place of an excerpt, and calls none of them one of the other places', () => {
  const { container } = render(<StateRules only="CA, MA, OR" />)
  expect(screen.getAllByRole('row')).toHaveLength(4)
  const note = [...container.querySelectorAll('p')].at(-1)?.textContent ?? ''
  for (const name of ['California', 'Massachusetts', 'Oregon']) expect(note).not.toContain(name)
  for (const name of ['New Jersey', 'Washington']) expect(note).toContain(name)
})
it('has all rows where no excerpt is asked for', () => {
  render(<StateRules />)
  expect(screen.getAllByRole('row')).toHaveLength(STATE_RULES.length + 1)
})
it('refuses a place that it does not have, and names those that it has', () =>
  expect(() => render(<StateRules only="CA, ZZ" />)).toThrow(/no rule "ZZ"\. There are AK,/))

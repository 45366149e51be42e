/** The glyphs of the ledger's rules: their numbers are the policy's, and screen readers read only the text. */
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { RuleGlyphName } from '#src/lib/anywhere/pictures/pictureNames.ts'
import { FMLA, POINT_LADDER, POINTS } from '#src/policy/policy.ts'
import { RuleGlyph } from './RuleGlyph.tsx'

const figuresOf = (name: RuleGlyphName) => {
  const { container } = render(<RuleGlyph name={name} />)
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  return [...container.querySelectorAll('text')].map(({ textContent }) => textContent)
}

it('the sign of a rule: the prices of events are the policy’s', () =>
  expect(figuresOf('points').map(Number).sort()).toEqual([...new Set(Object.values(POINTS)), POINTS.earlyDeparture].sort()))
it('the sign of a rule: each step of discipline stands at its threshold', () =>
  expect(figuresOf('steps')).toEqual(POINT_LADDER.map(({ at }) => String(at))))
it('the sign of a rule: the hours are those that the law asks for', () =>
  expect(figuresOf('hours').join()).toContain(FMLA.employeeHours.value.toLocaleString('en-US')))
it('the supervisor’s total is the sum of HR’s events', () => {
  const [total = Number.NaN, ...events] = figuresOf('roles').map(Number).reverse()
  expect(events.reduce((sum, points) => sum + points, 0)).toBe(total)
})

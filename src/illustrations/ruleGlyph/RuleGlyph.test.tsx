/** The glyphs of the rules: their numbers are those of the policy, and screen readers get only the text. */
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { RuleGlyphName } from '#src/models/names/pictureNames.ts'
import { FMLA, POINT_LADDER, POINTS } from '#src/models/policy/policy.ts'
import { RuleGlyph } from './RuleGlyph.tsx'

const figuresOf = (name: RuleGlyphName) => {
  const { container } = render(<RuleGlyph name={name} />)
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  return [...container.querySelectorAll('text')].map(({ textContent }) => textContent)
}

it('the glyph of a rule has the policy’s prices of events', () =>
  expect(figuresOf('points').map(Number).sort()).toEqual([...new Set(Object.values(POINTS)), POINTS.earlyDeparture].sort()))
it('the glyph of a rule has each step of discipline at its threshold', () =>
  expect(figuresOf('steps')).toEqual(POINT_LADDER.map(({ at }) => String(at))))
it('the glyph of a rule has the hours that the law requires', () =>
  expect(figuresOf('hours').join()).toContain(FMLA.employeeHours.value.toLocaleString('en-US')))
it('the supervisor’s total is the sum of HR’s events', () => {
  const [total = Number.NaN, ...events] = figuresOf('roles').map(Number).reverse()
  expect(events.reduce((sum, points) => sum + points, 0)).toBe(total)
})

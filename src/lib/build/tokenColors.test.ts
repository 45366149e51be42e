import { expect, it } from 'vitest'
import { BRAND } from '../../site/brand'
import { withTokenColors } from './tokenColors'

it('puts a color in the place of its name, of two themes the light one', () => {
  expect(withTokenColors('<path fill="var(--color-signal)"/>')).toMatch(/^<path fill="#[0-9a-f]{6}"\/>$/)
  expect(withTokenColors('var(--color-card)')).toBe(BRAND.white.replace(/(#)(f)\2{5}/, '#fff'))
  expect(withTokenColors('var(--color-card)')).not.toBe(withTokenColors('var(--color-ink)'))
})
it('names a color that there is not', () => {
  expect(() => withTokenColors('<path fill="var(--color-mauve)"/>')).toThrow(/--color-mauve/)
})

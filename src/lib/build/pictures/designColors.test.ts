import { expect, it } from 'vitest'
import { designColorHex, withDesignColors, withPlainColors } from './designColors.ts'

it('the table of colors for SVG files puts a color in the place of its name, of two themes the light one', () => {
  expect(withDesignColors('<path fill="var(--color-signal)"/>')).toMatch(/^<path fill="#[0-9a-f]{6}"\/>$/)
  expect(withDesignColors('var(--color-card)')).toBe('#fff')
  expect(withDesignColors('var(--color-card)')).not.toBe(withDesignColors('var(--color-ink)'))
})
it('the table of colors has each theme’s value of a color, in six digits, and one for both where both are the same', () => {
  expect(designColorHex('card')).toBe('#ffffff')
  const darkPaper = designColorHex('paper', 'dark')
  const channels = [1, 3, 5].map((at) => Number.parseInt(darkPaper.slice(at, at + 2), 16))
  expect(Math.max(...channels)).toBeLessThan(40)
  expect(designColorHex('signal')).toMatch(/^#[\da-f]{6}$/)
  expect(designColorHex('signal', 'dark')).toBe(designColorHex('signal'))
  expect(() => designColorHex('mauve')).toThrow(/--color-mauve/)
})
it('the table of colors for SVG files reports an unknown color by name', () => {
  expect(() => withDesignColors('<path fill="var(--color-mauve)"/>')).toThrow(/--color-mauve/)
})

it('the table of colors for SVG files writes what a viewer of SVG files may not know in hexadecimal: OKLCH, and mixtures, from the inside out', () => {
  expect(withPlainColors('<path fill="oklch(1 0 0)" stroke="oklch(0 0 0)"/>')).toBe('<path fill="#fff" stroke="#000"/>')
  const whiter = (share: number) => Number.parseInt(withPlainColors(`color-mix(in oklab,#fff ${share}%,#000)`).slice(1, 3), 16)
  expect(whiter(75)).toBeGreaterThan(whiter(25))
  // Halfway in perceived lightness, which is not half of 255.
  expect(withPlainColors('color-mix(in oklab,#fff 50%,#000)')).toBe('#636363')
  expect(withPlainColors('color-mix(in oklab,color-mix(in oklab,#fff 50%,#000) 100%,#f00)')).toBe('#636363')
  expect(withPlainColors('<b fill="var(--color-card)"/>')).toBe(withDesignColors('<b fill="var(--color-card)"/>'))
})

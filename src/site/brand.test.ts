/** Icons, share cards and PDFs cannot read tokens.css; their copy of its colors has to be the same to the eye. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BRAND } from './brand'

const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')

/** @returns red, green and blue (0 to 255) of an OKLCH color. Source: CSS Color 4, section 9.3 and its sample code. */
function rgbOf(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return linear.map((channel) => {
    const value = Math.min(1, Math.max(0, channel))
    return 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)
  })
}
/** @param index 0 for the light theme's value, 1 for the dark one's */
function token(name: string, index = 0): number[] {
  const line = new RegExp(`--color-${name}: (.*);`).exec(tokens)?.[1] ?? ''
  const [, lightness, chroma, hue] = [...line.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)][index] ?? []
  return rgbOf(Number(lightness), Number(chroma), Number(hue))
}
const channels = (hex: string) => (/^#(..)(..)(..)$/.exec(hex) ?? []).slice(1).map((pair) => Number.parseInt(pair, 16))

it.each([
  ['ink', token('ink')],
  ['paper', token('paper')],
  ['paperDark', token('paper', 1)],
  ['soot', token('soot')],
  ['deck', token('deck')],
  ['deck2', token('deck-2')],
  ['deckLine', token('deck-line')],
  ['onDeck2', token('on-deck-2')],
  ['signal', token('signal')],
  ['go', token('go')],
  ['muted', token('ink-3')],
  ['white', token('card')],
] as const)('the brand’s %s is the color of the token', (name, wanted) => {
  const found = channels(BRAND[name])
  expect(found).toHaveLength(3)
  // Steps of 255: so few are not seen, even side by side.
  for (const [index, channel] of wanted.entries()) expect(Math.abs((found[index] ?? Number.NaN) - channel)).toBeLessThanOrEqual(8)
})

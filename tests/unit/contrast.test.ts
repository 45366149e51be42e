/** Contrast calculated from the tokens, for what no page shows all at once: the focus ring, more contrast, paper. */
import { readFileSync } from 'node:fs'
import Color from 'colorjs.io'
import { type CssNode, generate, parse, walk } from 'css-tree'
import { describe, expect, it } from 'vitest'

type Tokens = ReadonlyMap<string, string>
const readStyles = (name: string) => parse(readFileSync(new URL(`../../src/styles/${name}`, import.meta.url), 'utf8'))

/** @returns the color tokens under a media condition ("" for none), later ones over earlier ones */
function readTokens(condition: string): Tokens {
  const found = new Map<string, string>()
  walk(readStyles('designTokens.css'), function (node: CssNode) {
    if (node.type !== 'Declaration' || !node.property.startsWith('--color-') || node.property === '--color-*') return
    const media = this.atrule?.name === 'media' && this.atrule.prelude ? generate(this.atrule.prelude) : ''
    if (media === condition) found.set(node.property, generate(node.value).trim())
  })
  return found
}
const usualTokens = readTokens('')
const withTokens = (changes: Tokens): Tokens => new Map([...usualTokens, ...changes])
const TOKEN_SETS = { 'usual colors': usualTokens, 'more contrast': withTokens(readTokens('(prefers-contrast:more)')) }
const printTokens = readTokens('print')

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

const findColor = (tokens: Tokens, name: string, theme: Theme) => readColor(tokens, tokens.get(name) ?? '', theme)
function readColor(tokens: Tokens, value: string, theme: Theme): Color {
  const both = value.match(/^light-dark\((.+\)),\s*(.+\))\)$/)
  if (both) return readColor(tokens, both[theme === 'light' ? 1 : 2] ?? '', theme)
  const reference = value.match(/^var\((--[\w-]+)\)$/)?.[1]
  return reference ? findColor(tokens, reference, theme) : new Color(value)
}
const contrastBetween = (tokens: Tokens, theme: Theme, one: string, other: string) =>
  findColor(tokens, one, theme).contrast(findColor(tokens, other, theme), 'WCAG21')

describe.each(Object.entries(TOKEN_SETS))('with %s', (name, tokens) => {
  describe.each(THEMES)('in the %s theme', (theme) => {
    const ring = readFocusRing()
    it.each([...usualTokens.keys()])('the focus ring stands out from %s', (background) => {
      expect(Math.max(...ring.map((tone) => contrastBetween(tokens, theme, tone, background)))).toBeGreaterThanOrEqual(3)
    })

    const leastRatio = name === 'more contrast' ? 7 : 4.5
    const texts = ['--color-ink', '--color-ink-2', '--color-ink-3', '--color-go-ink', '--color-stop-ink']
    it.each(texts)('%s can be read on every surface', (text) => {
      for (const surface of ['--color-paper', '--color-paper-2', '--color-card', '--color-band', '--color-band-card'])
        expect(contrastBetween(tokens, theme, text, surface), surface).toBeGreaterThanOrEqual(leastRatio)
    })
    it('words can be read up to the brightest end of a night that becomes dawn', () => {
      const sheet = readFileSync(new URL('../../src/styles/utilities.css', import.meta.url), 'utf8')
      const [, share] = sheet.match(/@utility night-to-dawn[^}]*?--color-hour-dawn-glow\) (\d+)%/) ?? []
      const end = findColor(tokens, '--color-hour-dawn-low', theme).mix(
        findColor(tokens, '--color-hour-dawn-glow', theme),
        Number(share) / 100,
        { space: 'oklab' },
      )
      expect(findColor(tokens, '--color-on-deck', theme).contrast(end, 'WCAG21')).toBeGreaterThanOrEqual(4.5)
    })
    it.each(texts.slice(0, 2))('%s can be read on what is warm, and above the horizon of the dusk', (text) => {
      for (const surface of ['--color-wash', '--color-dusk'])
        expect(contrastBetween(tokens, theme, text, surface), surface).toBeGreaterThanOrEqual(leastRatio)
      // Where words begin: half of the light (pointsYear.css).
      const light = findColor(tokens, '--color-dusk', theme).mix(findColor(tokens, '--color-horizon', theme), 0.5, { space: 'oklab' })
      expect(findColor(tokens, text, theme).contrast(light, 'WCAG21')).toBeGreaterThanOrEqual(leastRatio)
    })
    it.each(['--color-on-deck', '--color-on-deck-2', '--color-signal'])('%s can be read on the deck', (text) => {
      for (const surface of ['--color-deck', '--color-deck-2'])
        expect(contrastBetween(tokens, theme, text, surface), surface).toBeGreaterThanOrEqual(leastRatio)
    })
    it.each([...usualTokens.keys()].filter((color) => /-sky-[a-z]+$/.test(color)))('words can be read under %s', (sky) => {
      for (const text of ['--color-on-deck', '--color-on-deck-2'])
        expect(contrastBetween(tokens, theme, text, sky), text).toBeGreaterThanOrEqual(leastRatio)
    })
    it.each([...usualTokens.keys()].filter((color) => /-hour-[a-z]+(-low)?$/.test(color)))('words can be read under %s', (sky) => {
      const text = sky.includes('-day') ? '--color-bubble-ink' : '--color-on-deck'
      expect(contrastBetween(tokens, theme, text, sky)).toBeGreaterThanOrEqual(leastRatio)
    })
    it('a deck stands out from the paper around it by day as darker, and at night never as darker', () => {
      const light = (token: string) => findColor(tokens, token, theme).to('oklch').l ?? 0
      const above = light('--color-deck') - light('--color-paper')
      expect(theme === 'dark' ? above : -above).toBeGreaterThanOrEqual(0)
    })
    it('what marks a link or the current page is seen', () => {
      for (const surface of ['--color-paper', '--color-paper-2', '--color-card'])
        expect(contrastBetween(tokens, theme, '--color-signal-deep', surface), surface).toBeGreaterThanOrEqual(3)
    })
    it('the edge of what one can operate is seen', () => {
      for (const surface of ['--color-paper', '--color-paper-2', '--color-card'])
        expect(contrastBetween(tokens, theme, '--color-edge', surface), surface).toBeGreaterThanOrEqual(name === 'more contrast' ? 4.5 : 3)
    })
  })
})

it('at night each of paper, deck, a band and what lies on it is a step lighter than the one before', () => {
  const light = (token: string) => findColor(usualTokens, token, 'dark').to('oklch').l ?? 0
  const steps = ['--color-paper', '--color-deck', '--color-band', '--color-band-card'].map(light)
  for (const [index, step] of steps.slice(1).entries()) expect(step - (steps[index] ?? 1)).toBeGreaterThanOrEqual(0.05)
})

it('at night the grounds are of one hue and as gray as each other, on three steps that one sees beside each other', () => {
  const steps = [['--color-paper'], ['--color-paper-2', '--color-deck'], ['--color-card', '--color-deck-2']]
  const lightness = steps.map((tokens) => {
    const grounds = tokens.map((token) => findColor(usualTokens, token, 'dark').to('oklch'))
    for (const { l, c, h } of grounds) {
      expect(h, tokens.join()).toBe(255)
      expect((c ?? 0) / (l ?? 1), tokens.join()).toBeCloseTo(0.115, 2)
    }
    expect(new Set(grounds.map(({ l }) => l)).size, tokens.join()).toBe(1)
    return grounds[0]?.l ?? 0
  })
  for (const [index, step] of lightness.slice(1).entries()) expect(step - (lightness[index] ?? 1)).toBeGreaterThanOrEqual(0.06)
})

/** @returns the tokens of the ring's tones, from the rule that draws them; each tone at least 2 px wide */
function readFocusRing(): string[] {
  const tones: string[] = []
  walk(readStyles('adaptation.css'), {
    visit: 'Rule',
    enter(rule) {
      if (this.atrule || generate(rule.prelude) !== ':focus-visible') return
      const declared = new Map(
        rule.block.children
          .toArray()
          .flatMap((node) => (node.type === 'Declaration' ? [[node.property, generate(node.value)] as const] : [])),
      )
      const [, width, outer] = declared.get('outline')?.match(/^(\d+)px solid var\((--[\w-]+)\)$/) ?? []
      const [, spread, inner] = declared.get('box-shadow')?.match(/^0 0 0 (\d+)px var\((--[\w-]+)\)$/) ?? []
      if (Number(width) >= 2 && outer) tones.push(outer)
      if (Number(spread) >= 2 && inner && declared.get('outline-offset') === `${spread}px`) tones.push(inner)
    },
  })
  return tones
}
it('the focus ring has two tones', () => expect(new Set(readFocusRing()).size).toBe(2))

describe('on paper', () => {
  const tokens = withTokens(printTokens)
  const pictured = /--color-(skin-\d|hair|sky-.+|hour-.+|paint-.+)$/
  it.each([...usualTokens.keys()].filter((name) => !pictured.test(name)))('%s is black, gray or white', (name) => {
    expect(findColor(tokens, name, 'light').to('oklch').c).toBeLessThan(0.01)
  })
  it.each([...usualTokens.keys()].filter((name) => /-ink(-\d)?$|on-deck/.test(name)))('%s can be read on white', (name) => {
    expect(findColor(tokens, name, 'light').contrast(new Color('white'), 'WCAG21')).toBeGreaterThanOrEqual(4.5)
  })
})

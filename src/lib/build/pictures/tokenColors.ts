/** Replaces design tokens in drawings with their colors, for places without a style sheet: share cards, icons, PDFs. */
import { readFileSync } from 'node:fs'
import Color from 'colorjs.io'

const SHEET = 'src/styles/tokens.css'
const NAMED = /var\((--color-[\w-]+)\)/g

function readColors(): Map<string, string> {
  const colors = new Map<string, string>()
  for (const [, name = '', value = ''] of readFileSync(SHEET, 'utf8').matchAll(/^\s*(--color-[\w-]+):(.+);/gm)) {
    // The first value is the usual one; later ones are for paper or more contrast.
    const [light] = value.match(/oklch\([^)]*\)/) ?? []
    if (light && !colors.has(name)) colors.set(name, new Color(light).to('srgb').toGamut().toString({ format: 'hex' }))
  }
  return colors
}
let known: Map<string, string> | undefined

/**
 * @param svg a drawing whose colors are `var(--color-…)`
 * @returns the same with the light theme's values, in sRGB
 * @throws Error that names a color which the style sheet does not have
 */
export function withTokenColors(svg: string): string {
  known ??= readColors()
  return svg.replaceAll(NAMED, (_, name: string) => {
    const color = known?.get(name)
    if (!color) throw new Error(`A drawing uses ${name}, which ${SHEET} does not have.`)
    return color
  })
}

const MIX = /color-mix\(in oklab,((?:#[\da-f]{3,8})) (\d+)%,((?:#[\da-f]{3,8}))\)/g
const hex = (color: Color) => color.to('srgb').toGamut().toString({ format: 'hex' })

/**
 * @param svg a drawing with tokens, OKLCH colors and mixtures of them
 * @returns the same in hexadecimal colors alone, which every viewer of SVG files knows
 */
export function withPlainColors(svg: string): string {
  let plain = withTokenColors(svg).replace(/oklch\([^)]*\)/g, (color) => hex(new Color(color)))
  // A mixture may be made of mixtures: from the inside out.
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(MIX, (_, one: string, share: string, other: string) =>
      hex(new Color(one).mix(new Color(other), 1 - Number(share) / 100, { space: 'oklab' })),
    )
  }
  return plain
}

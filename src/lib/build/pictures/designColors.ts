/** Replaces design tokens in drawings with their colors, for places without a style sheet: share cards, icons, PDFs. */
import { readFileSync } from 'node:fs'
import Color from 'colorjs.io'

const SHEET = 'src/styles/designTokens.css'
const COLOR_VARIABLE = /var\((--color-[\w-]+)\)/g

type DrawnTheme = 'light' | 'dark'

/** @returns each token's values in sRGB. A color that is the same in both themes is in both. */
function readColors(): Map<string, Record<DrawnTheme, Color>> {
  const colors = new Map<string, Record<DrawnTheme, Color>>()
  for (const [, name = '', value = ''] of readFileSync(SHEET, 'utf8').matchAll(/^\s*(--color-[\w-]+):(.+);/gm)) {
    // The first value is the default. Later ones are for print or more contrast.
    const [light, dark = light] = value.match(/oklch\([^)]*\)/g) ?? []
    const inSrgb = (color: string) => new Color(color).to('srgb').toGamut()
    if (light && dark && !colors.has(name)) colors.set(name, { light: inSrgb(light), dark: inSrgb(dark) })
  }
  return colors
}
let cachedColors: Map<string, Record<DrawnTheme, Color>> | undefined

/** @throws Error for a color that the style sheet does not have */
function colorOf(name: string, theme: DrawnTheme): Color {
  cachedColors ??= readColors()
  const color = cachedColors.get(name)
  if (!color) throw new Error(`A drawing uses ${name}, which ${SHEET} does not have.`)
  return color[theme]
}

/** @param name without `--color-` @returns a token's color, `#rrggbb` @throws Error for a color that the style sheet does not have */
export const designColorHex = (name: string, theme: DrawnTheme = 'light'): string =>
  colorOf(`--color-${name}`, theme).toString({ format: 'hex', collapse: false })

/**
 * @param svg a drawing with the colors `var(--color-…)`
 * @returns the drawing with the light theme's values, in sRGB
 * @throws Error for a color that the style sheet does not have
 */
export function withDesignColors(svg: string): string {
  return svg.replaceAll(COLOR_VARIABLE, (_, name: string) => colorOf(name, 'light').toString({ format: 'hex' }))
}

const MIX = /color-mix\(in oklab,((?:#[\da-f]{3,8})) (\d+)%,((?:#[\da-f]{3,8}))\)/g
const hex = (color: Color) => color.to('srgb').toGamut().toString({ format: 'hex' })

/**
 * @param svg a drawing with tokens, OKLCH colors and mixtures of them
 * @returns the drawing with hexadecimal colors only, which every viewer of SVG files supports
 */
export function withPlainColors(svg: string): string {
  let plain = withDesignColors(svg).replace(/oklch\([^)]*\)/g, (color) => hex(new Color(color)))
  // Mixtures can be nested, so replace them from the inside out.
  for (let before = ''; before !== plain; ) {
    before = plain
    plain = plain.replace(MIX, (_, one: string, share: string, other: string) =>
      hex(new Color(one).mix(new Color(other), 1 - Number(share) / 100, { space: 'oklab' })),
    )
  }
  return plain
}

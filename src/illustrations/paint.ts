import { withDesignColors } from '#src/lib/build/pictures/designColors.ts'

const cachedPaints = new Map<string, string>()

/**
 * @param name a color's design token without "--color-"
 * @returns the token as a CSS value. Drawings set colors as attributes, so that the page's first bytes need no class for them
 */
export function paint(name: string): string {
  const color = cachedPaints.get(name) ?? withDesignColors(`var(--color-${name})`)
  cachedPaints.set(name, color)
  return color
}

import { withDesignColors } from '#src/lib/build/pictures/designColors.ts'

const cachedColors = new Map<string, string>()

/**
 * Drawings carry their colors as attributes, which keeps them out of the style sheet.
 * @param name a design token without "--color-"
 * @returns its CSS value
 */
export function designColor(name: string): string {
  const color = cachedColors.get(name) ?? withDesignColors(`var(--color-${name})`)
  cachedColors.set(name, color)
  return color
}

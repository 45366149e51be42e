import { withDesignColors } from '#src/lib/build/pictures/designColors.ts'

const cachedPaints = new Map<string, string>()

/**
 * Drawings carry their colors as attributes, which keeps them out of the style sheet.
 * @param name a design token without "--color-"
 * @returns its CSS value
 */
export function paint(name: string): string {
  const color = cachedPaints.get(name) ?? withDesignColors(`var(--color-${name})`)
  cachedPaints.set(name, color)
  return color
}

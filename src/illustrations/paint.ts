import { withDesignColors } from '#src/lib/build/pictures/designColors.ts'

const cachedPaints = new Map<string, string>()

/**
 * @param name a color's design token without "--color-"
 * @returns its value: drawings carry their colors themselves, so that a page's first bytes need not list them
 */
export function paint(name: string): string {
  const color = cachedPaints.get(name) ?? withDesignColors(`var(--color-${name})`)
  cachedPaints.set(name, color)
  return color
}

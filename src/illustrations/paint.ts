import { withTokenColors } from '../lib/build/pictures/tokenColors'

const known = new Map<string, string>()

/**
 * @param name a color token without "--color-"
 * @returns its value: drawings carry their colors themselves, so that a page's first bytes need not list them
 */
export function paint(name: string): string {
  const color = known.get(name) ?? withTokenColors(`var(--color-${name})`)
  known.set(name, color)
  return color
}

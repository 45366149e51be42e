/** Maximum size of a logo, in CSS pixels. */
const MAX = { width: 128, height: 28 } as const

/** @param size of the logo file @returns the largest size of that shape within the maximum, in whole CSS pixels */
export function logoBox(size: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(MAX.width / size.width, MAX.height / size.height)
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
}

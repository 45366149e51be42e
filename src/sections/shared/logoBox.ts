/** CSS pixels: the space that each logo has, whatever its shape. */
const MOST = { width: 128, height: 28 } as const

/** @param size how large a logo was drawn @returns the largest size of that shape in the space of a logo, in whole CSS pixels */
export function logoBox(size: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(MOST.width / size.width, MOST.height / size.height)
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
}

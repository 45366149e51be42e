/** CSS pixels: the room that each logo has, whatever its shape. */
const ROOM = { width: 128, height: 28 } as const

/** @param drawn how large a logo was drawn @returns the largest size of that shape in the room of a logo, in whole CSS pixels */
export function logoBox(drawn: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(ROOM.width / drawn.width, ROOM.height / drawn.height)
  return { width: Math.round(drawn.width * scale), height: Math.round(drawn.height * scale) }
}

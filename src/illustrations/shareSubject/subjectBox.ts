/** Size of a subject, whose lower edge is on the ground, and the width of a scale from 0 to its last number. */
export const SUBJECT = { width: 1072, height: 176, scale: 930 } as const

export const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`

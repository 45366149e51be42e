/** The box in which a subject stands, its lower edge on the ground; and how wide a scale is from 0 to its last number. */
export const SUBJECT = { width: 1072, height: 176, scale: 930 } as const

/** @returns the path of a circle around a point */
export const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`

const TONES = ['signal', 'go', 'on-deck', 'paint-scrubs', 'stop'] as const
/** @returns the color of a group by its position */
export const toneOf = (group: number) => TONES[group % TONES.length] ?? 'signal'

/** @returns a darker color, mixed with the color of the portrait's shadows; `share` is the percentage of the original color */
export const shade = (color: string, share = 74, shadow = 'var(--tint)') => `color-mix(in oklab,${color} ${share}%,${shadow})`

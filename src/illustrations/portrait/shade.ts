/** @param share percent of the color that stay @returns the color with the shadow of the portrait's light */
export const shade = (color: string, share = 74, shadow = 'var(--tint)') => `color-mix(in oklab,${color} ${share}%,${shadow})`

/** @returns a color with the shadow of the portrait's own light in it; `share` percent stay */
export const shade = (color: string, share = 74, shadow = 'var(--tint)') => `color-mix(in oklab,${color} ${share}%,${shadow})`

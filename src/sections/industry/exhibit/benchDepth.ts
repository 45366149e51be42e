/** How many people stand behind a station of a line: its bench are those who may run it and are not on this shift. */

/** `last`: one call-off empties it. `thin`: two do. */
export type BenchDepth = 'deep' | 'thin' | 'last'

/** @param bench people who may run the station and are not scheduled */
export const benchDepth = (bench: number): BenchDepth => (bench <= 1 ? 'last' : bench === 2 ? 'thin' : 'deep')

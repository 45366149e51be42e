/**
 * The alternatives in the order of the comparison table, by their letters in markup and styles. The specification has this many competitors
 * (section 2, "Why Choose Us").
 */
export const ALTERNATIVES = ['a', 'b', 'c', 'd', 'e'] as const

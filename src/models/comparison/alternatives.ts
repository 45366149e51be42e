/**
 * The alternatives of the comparison in the table's order, each by the letter that it has in markup and styles: as many as the
 * specification has competitors (section 2, "Why Choose Us").
 */
export const ALTERNATIVES = ['a', 'b', 'c', 'd', 'e'] as const

/** What is said of one thing, and what of any other number of them. */
export type OneOrMany = { one: string; many: string }

/** @returns what is said of so many things */
export const oneOrMany = (count: number, { one, many }: OneOrMany): string => (count === 1 ? one : many)

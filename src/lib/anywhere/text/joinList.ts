/** @returns the items as a sentence lists them, in the house style: no comma before the last word */
export const joinList = (items: readonly (string | number)[], word: 'and' | 'or'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`

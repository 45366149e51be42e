/** @returns the items as a sentence lists them, in the house style: no comma before the last word */
export const joinList = (items: readonly (string | number)[], word: 'and' | 'or'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`

/** What is said of one thing, and what of any other number of them. */
export type OneOrMany = { one: string; many: string }

/** @returns what is said of so many things */
export const oneOrMany = (count: number, { one, many }: OneOrMany): string => (count === 1 ? one : many)

/** @returns what a language is called in another: ("es", "en") → "Spanish"; with a capital, as a name in a list */
export function languageName(lang: string, inLanguage: string): string {
  const name = new Intl.DisplayNames([inLanguage], { type: 'language' }).of(lang) ?? lang
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1)
}

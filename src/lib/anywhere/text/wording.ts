/** @returns the items as a list in a sentence, in the house style: no comma before the last word */
export const joinList = (items: readonly (string | number)[], word: 'and' | 'or'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`

/** Singular and plural. */
export type OneOrMany = { one: string; many: string }

/** @returns the singular for 1, otherwise the plural */
export const oneOrMany = (count: number, { one, many }: OneOrMany): string => (count === 1 ? one : many)

/** @returns the name of a language in another one, capitalized: ("es", "en") → "Spanish" */
export function languageName(lang: string, inLanguage: string): string {
  const name = new Intl.DisplayNames([inLanguage], { type: 'language' }).of(lang) ?? lang
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1)
}

/** @returns the words as they stand within a sentence */
export const lowercaseFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

/** @returns a bar chart in words, for those who do not see it: what it shows, and each bar with its value */
export const describeBars = (chart: { title: string; unit: string; bars: readonly { label: string; value: number }[] }): string =>
  `${chart.title}, ${chart.unit}. ${chart.bars.map(({ label, value }) => `${label}: ${value}`).join('; ')}.`

const BLANK = /\{(\w+)\}/g

/** @returns the names of a text's placeholders: "{time}: open" → ["time"] */
export const blanksOf = (text: string): string[] => [...text.matchAll(BLANK)].map(([, name = '']) => name)

/** @returns the text split at its placeholders */
export const splitAtBlanks = (text: string): { words: string; blank?: string }[] =>
  text.split(/(\{\w+\})/).map((words) => (words.startsWith('{') && words.endsWith('}') ? { words, blank: words.slice(1, -1) } : { words }))

/** @returns the text with its placeholders replaced. A name without a value stays. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(BLANK, (whole, name: string) => String(values[name] ?? whole))

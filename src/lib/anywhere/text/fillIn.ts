const BLANK = /\{(\w+)\}/g

/** @returns the names in braces that a text leaves to be filled in: "{time}: open" → ["time"] */
export const blanksOf = (text: string): string[] => [...text.matchAll(BLANK)].map(([, name = '']) => name)

/** @returns the text cut at its blanks: words as they are, and between them the names of the blanks */
export const splitAtBlanks = (text: string): { words: string; blank?: string }[] =>
  text.split(/(\{\w+\})/).map((words) => (words.startsWith('{') && words.endsWith('}') ? { words, blank: words.slice(1, -1) } : { words }))

/** @returns the text with values in their places; a name without a value stays as it is */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(BLANK, (whole, name: string) => String(values[name] ?? whole))

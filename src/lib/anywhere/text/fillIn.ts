const PLACEHOLDER = /\{(\w+)\}/g

/** @returns the names of a text's placeholders: "{time}: open" → ["time"] */
export const placeholdersOf = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)

/** @returns the text split at its placeholders */
export const splitAtPlaceholders = (text: string): { words: string; placeholder?: string }[] =>
  text
    .split(/(\{\w+\})/)
    .map((words) => (words.startsWith('{') && words.endsWith('}') ? { words, placeholder: words.slice(1, -1) } : { words }))

/** @returns the text with its placeholders replaced. A name without a value stays. */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole))

const BLANK = /\{(\w+)\}/g

/** @returns the names in braces that a text leaves to be filled in: "{time}: open" → ["time"] */
export const blanksOf = (text: string): string[] => [...text.matchAll(BLANK)].map(([, name = '']) => name)

/** @returns the text with values in their places; a name without a value stays as it is */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(BLANK, (whole, name: string) => String(values[name] ?? whole))

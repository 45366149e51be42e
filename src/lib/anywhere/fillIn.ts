const PLACE = /\{(\w+)\}/g

/** @returns the names in braces that a text leaves to be filled in: "{time}: open" → ["time"] */
export const placesOf = (text: string): string[] => [...text.matchAll(PLACE)].map(([, name = '']) => name)

/** @returns the text with values in their places; a name without a value stays as it is */
export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(PLACE, (whole, name: string) => String(values[name] ?? whole))

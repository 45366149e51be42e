/** Marks the title of a page whose form shows errors, because a screen reader reads the title first. */
const PREFIX = 'Error: '

/** @returns whether a title has the prefix */
export const isErrorTitle = (title: string): boolean => title.startsWith(PREFIX)

/** @param title with or without the prefix @returns the title with the prefix if there are errors, otherwise without it */
export function withErrorPrefix(title: string, hasErrors: boolean): string {
  const plain = isErrorTitle(title) ? title.slice(PREFIX.length) : title
  return hasErrors ? PREFIX + plain : plain
}

/** Marks the title of a page whose form shows errors, because a screen reader reads the title first. */
const MARK = 'Error: '

export const isErrorTitle = (title: string): boolean => title.startsWith(MARK)

/** @param title with or without the mark @returns the title with the mark while there are errors, and without it else */
export function withErrorMark(title: string, hasErrors: boolean): string {
  const plain = isErrorTitle(title) ? title.slice(MARK.length) : title
  return hasErrors ? MARK + plain : plain
}

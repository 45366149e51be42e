/** Two words together are no longer than this, in characters, if they are to end a title in one piece. */
const TIED = 14
/** @returns the words of a title; the last two as one where they are short, so that no line holds the last one alone */
export function titleWords(title: string): string[] {
  const all = title.split(' ')
  const end = all.slice(-2).join('\u00a0')
  return all.length > 2 && end.length <= TIED ? [...all.slice(0, -2), end] : all
}

/** The last two words of a title stay together if they are no longer than this, in characters. */
const MAX_JOINED_LENGTH = 14
/** @returns the words of a title. The last two are one if they are short, so that the last one does not stand alone. */
export function titleWords(title: string): string[] {
  const all = title.split(' ')
  const lastTwo = all.slice(-2).join('\u00a0')
  return all.length > 2 && lastTwo.length <= MAX_JOINED_LENGTH ? [...all.slice(0, -2), lastTwo] : all
}

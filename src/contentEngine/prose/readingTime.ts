const WORDS_PER_MINUTE = 220

/** @returns number of words in an article's Markdown, without frontmatter, imports, comments, component tags and link addresses */
export function countWords(markdown: string): number {
  const text = markdown
    .replace(/^import .*/gm, '')
    .replaceAll(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    // What such a token prints is one word.
    .replaceAll(/\{number:[\w.-]+\}/g, '0')
  return text.split(/[^\p{L}\p{N}’'%$.,-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** @returns how many minutes a text of so many words takes; at least one */
export const calculateReadingMinutes = (wordCount: number): number => Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE))

/** Stands after the minutes. */
export const READING_UNIT = 'min read'

/** @returns "9 min read" */
export const formatReadingTime = (minutes: number): string => `${minutes} ${READING_UNIT}`

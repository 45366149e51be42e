/** Counts that an article states, held against what it lists. Which words state them is the editor's: they are found by their place. */
import { articleFile, checksOf, readArticle } from './articleText.ts'

const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen']
const NUMBER_PATTERN = new RegExp(String.raw`\b(?:(an hour)|(${NUMBER_WORDS.join('|')}))(?:( and a half))?\b`, 'gi')

/** @returns the text with its small numbers in figures: "7 sites", "1.5 hours", "3.5 times" */
export const numbersAsDigits = (text: string): string =>
  text.replaceAll(NUMBER_PATTERN, (found, hour: string | undefined, word: string | undefined, half: string | undefined) => {
    if (hour) return half ? '1.5 hours' : found
    return `${NUMBER_WORDS.indexOf(word?.toLowerCase() ?? '') + 1}${half ? '.5' : ''}`
  })

/** @returns the counts that a text states, in letters or in figures. "One" is none: it is as often a pronoun. */
export const findCounts = (text: string): number[] =>
  [...numbersAsDigits(text).matchAll(/(?<![\d.,:$])\d{1,2}(?![\d%]|[.,:]\d)/g)].map(Number).filter((number) => number > 1)

/**
 * @param announcing the words that may state counts: a title, a heading, the sentence before a list. An editor may state each in any
 *   words, or leave it out
 * @param counts what is there to be announced
 * @returns a sentence on what is wrong, where another count stands in the place of one of these; for `expect(…).toEqual([])`
 */
export function announcedCountProblems(slug: string, announcing: string, ...counts: number[]): string[] {
  const stated = findCounts(announcing)
  const unknown = stated.filter((count) => !counts.includes(count))
  const unsaid = counts.filter((count) => !stated.includes(count))
  if (unknown.length === 0 || unsaid.length === 0) return []
  const others = unknown.join(' and ')
  return [
    `${articleFile(slug)} says ${others} in “${announcing.trim()}”, but there are ${unsaid.join(' and ')} of what this announces. Correct the number. If it counts something else, write it in another sentence, or ask for a review with this one: a developer changes ${checksOf(slug)}.`,
  ]
}

/**
 * Items that the text calls by their numbers ("clauses 3 and 4") are known by what no rewording changes: a figure, a citation, a
 * term of the law.
 * @param items in order @param marks for a number what its item has @returns a sentence for each that is elsewhere
 */
export const misplacedItemProblems = (slug: string, items: readonly string[], marks: Readonly<Record<number, string>>): string[] =>
  Object.entries(marks).flatMap(([number, mark]) =>
    numbersAsDigits(items[Number(number) - 1] ?? '').includes(mark)
      ? []
      : [
          `${articleFile(slug)}: number ${number} has no “${mark}”, by which it is known in ${checksOf(slug)}. Number the items as before, or correct where the text calls them by number, and ask for a review with this sentence: a developer changes this check.`,
        ],
  )

/**
 * @param noun what the text calls by number: "clause" for "clauses 3 and 4" @param known the numbers that a test has looked up
 * @param text the article's own, except in tests
 * @returns a sentence for each other number
 */
export const unknownNumberProblems = (slug: string, noun: string, known: readonly number[], text = readArticle(slug)): string[] =>
  [...text.matchAll(new RegExp(`\\b${noun}s? (\\d+)(?: and (\\d+))?`, 'gi'))].flatMap(([named, ...numbers]) =>
    numbers.every((number) => number === undefined || known.includes(Number(number)))
      ? []
      : [
          `${articleFile(slug)} speaks of “${named}”, which nothing knows. Correct the number. If it is right, ask for a review with this sentence: a developer adds it in ${checksOf(slug)}.`,
        ],
  )

/**
 * @param names who or what a sentence shares something out to, in any order: "HR owns three, operations two"
 * @returns the first count in the clause that names each @throws Error when no sentence names them all
 */
export function readNamedCounts(slug: string, text: string, names: readonly string[]): Record<string, number> {
  const isNamed = (where: string, name: string) => new RegExp(`\\b${RegExp.escape(name.split(' ').at(-1) ?? '')}\\b`, 'i').test(where)
  const sentence = text.split(/(?<=[.?!])\s|\n/).find((each) => names.every((name) => isNamed(each, name)))
  if (!sentence)
    throw new Error(
      `${articleFile(slug)} has no sentence with ${names.join(', ')} which says how many each has. Name them all in one; if it is gone on purpose, ask for a review with this sentence: a developer takes its check out in ${checksOf(slug)}.`,
    )
  const clauses = sentence.split(/[,;] | and /)
  return Object.fromEntries(
    names.map((name) => [name, Number(/\d+/.exec(numbersAsDigits(clauses.find((clause) => isNamed(clause, name)) ?? ''))?.[0])]),
  )
}

/**
 * Compares the counts that an article announces in words ("five steps", "an eight-line script") with the length of its lists. Digits
 * announce nothing, because they are amounts.
 */
import { METRICS } from '#src/models/policy/policy.ts'
import { articleFile, parseTableRows } from './articleText.ts'

/** Without "one", which is often a pronoun. */
const COUNT_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen']
/** The number and its noun: the word after a hyphen, or the next plural ("ten hard calls"). */
const COUNT = new RegExp(String.raw`\b(${COUNT_WORDS.join('|')})(?:-([a-z]+)|((?: [a-z-]+){1,2}))`, 'gi')
const TIME = /^(?:second|minute|hour|day|week|month|quarter|year|shift|morning|time)s?$/
/** The number of rows that a component draws from the policy. */
const ROWS_OF: Record<string, number> = { '<KpiTable': METRICS.length }

type AnnouncedCount = { count: number; noun: string; said: string }

/** @returns the counts of things that a text announces in words, without lengths of time */
export const findAnnouncedCounts = (text: string): AnnouncedCount[] =>
  [...text.matchAll(COUNT)].flatMap(([said, word = '', hyphened, words = '']) => {
    const counted = hyphened ?? words.split(' ').find((word) => word.endsWith('s'))
    return !counted || TIME.test(counted)
      ? []
      : { count: COUNT_WORDS.indexOf(word.toLowerCase()) + 2, noun: counted.replace(/s$/, ''), said }
  })

const ITEM = /^(?:- |\d+\. )/gm
const isList = (block: string) => /^(?:- |\d+\. |\|)/.test(block)
const countRows = (block: string) => (block.startsWith('|') ? parseTableRows(`${block}\n`).length : (block.match(ITEM)?.length ?? 0))
const blocksOf = (text: string) => text.split(/\n\n+/).map((block) => block.trim())

/**
 * @returns the lengths of everything that a section lists: lists and tables, quotations in a paragraph, paragraphs with a bold
 *   beginning, headings, rows of components
 */
function countItems(part: string): number[] {
  const blocks = blocksOf(part)
  const lists = blocks.map((block) => (isList(block) ? countRows(block) : (block.match(/"[^"]+"/g)?.length ?? 0)))
  const components = Object.entries(ROWS_OF).flatMap(([tag, rows]) => (part.includes(tag) ? rows : []))
  const marks = [/^(?:> )?\*\*/gm, /^### /gm].map((mark) => part.match(mark)?.length ?? 0)
  return [...lists, ...components, ...marks]
}

/** Numbered headings count across sections: "### Step 3: …", "### 7. …". */
const countNumbered = (text: string) => text.match(/^### (?:\w+ )?\d+[.:] /gm)?.length ?? 0

/** "Two" often counts something that is not listed, so it is checked only before a list. */
const MIN_COUNT = 3

/** @param part the text that `announcing` introduces @returns a sentence for each count that no list of the part has */
export const unlistedCountProblems = (slug: string, announcing: string, part: string): string[] => {
  const listed = [...part.split(/^(?=## )/m).flatMap(countItems), countNumbered(part)]
  return findAnnouncedCounts(announcing)
    .filter(({ count }) => count >= MIN_COUNT && !listed.includes(count))
    .map(({ said, count }) => describeProblem(slug, said, announcing, `no list, table or row of headings there has ${count}`))
}

/**
 * @param announcing title, description, excerpt and headings of an article
 * @returns a sentence for each pair that announces different numbers of the same things
 */
export function contradictionProblems(slug: string, announcing: readonly string[]): string[] {
  const all = announcing.flatMap((where) => findAnnouncedCounts(where).map((count) => ({ ...count, where })))
  return Object.values(Object.groupBy(all, ({ noun }) => noun)).flatMap((same = []) => {
    const [first] = same
    const other = same.find(({ count }) => count !== first?.count)
    return first && other ? describeProblem(slug, first.said, first.where, `“${other.said.trim()}” in “${other.where}”`) : []
  })
}

/** @returns a sentence for each list or table that has another length than the sentence before it announces */
export function leadProblems(slug: string, text: string): string[] {
  const blocks = blocksOf(text)
  return blocks.flatMap((block, index) => {
    const before = blocks[index - 1] ?? ''
    if (!isList(block) || before.startsWith('#')) return []
    const sentence = before.split(/(?<=[.?!])\s|\n/).at(-1) ?? ''
    const [first, ...more] = findAnnouncedCounts(sentence)
    const items = countRows(block)
    if (!first || [first, ...more].some(({ count }) => count === items)) return []
    return describeProblem(slug, first.said, sentence, `${items} follow`)
  })
}

const describeProblem = (slug: string, said: string, where: string, truth: string) =>
  `${articleFile(slug)} says “${said.trim()}” in “${where.trim()}”, but ${truth}. Correct the number; one that counts something else stands in figures.`

/**
 * Compares the counts that an article announces in words ("five steps", "an eight-line script") with the length of its lists. Digits
 * announce nothing, because they are amounts.
 */
import { readFieldLocation } from '#src/contentEngine/entries/fieldLocation.ts'
import { NUMBER_WORDS } from '#src/contentEngine/figures/numberWords.ts'
import { METRICS } from '#src/models/policy/policy.ts'
import { type ArticleText, passageLocation } from './articleText.ts'

/** "two" to "thirteen". "One" is often a pronoun. */
const COUNT_WORDS = NUMBER_WORDS.slice(2, 14)
/** The number and its noun: the word after a hyphen, or the next plural ("ten hard calls"). The four of "twenty-four" is none. */
const COUNT = new RegExp(String.raw`(?<![\w-])(${COUNT_WORDS.join('|')})(?:-([a-z]+)|((?: [a-z-]+){1,2}))`, 'gi')
const TIME = /^(?:second|minute|hour|day|week|month|quarter|year|shift|morning|time)s?$/
/** The number of rows that a component draws from the policy. */
const ROWS_OF: Record<string, number> = { '<KpiTable': METRICS.length }

type AnnouncedCount = { count: number; noun: string; said: string }

/** @returns the counts of things that a text announces in words, without lengths of time */
const findAnnouncedCounts = (text: string): AnnouncedCount[] =>
  [...text.matchAll(COUNT)].flatMap(([said, word = '', hyphened, words = '']) => {
    const counted = hyphened ?? words.split(' ').find((word) => word.endsWith('s'))
    return !counted || TIME.test(counted)
      ? []
      : { count: NUMBER_WORDS.indexOf(word.toLowerCase()), noun: counted.replace(/s$/, ''), said: said.trim() }
  })

const ITEM = /^(?:- |\d+\. )/gm
const isList = (block: string) => /^(?:- |\d+\. |\|)/.test(block)
/** @returns the rows of the first table in a text, without the header row */
const tableRowsIn = (text: string) => /^\|[ :-]+\|[-|: ]*\n((?:\|.*\n?)+)/m.exec(text)?.[1]?.trimEnd().split('\n') ?? []
const countRows = (block: string) => (block.startsWith('|') ? tableRowsIn(`${block}\n`).length : (block.match(ITEM)?.length ?? 0))
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

/** A title field or a heading, and the part of the article that it introduces. */
type Announcement = { text: string; part: string; readLocation: () => string }

/** A "##" section includes its "###" sections. */
function listAnnouncements(article: ArticleText): Announcement[] {
  const { entry, body } = article
  const sections = body.split(/^(?=## )/m)
  const parts = sections.flatMap((section) => [section, ...section.split(/^(?=### )/m).slice(1)])
  return [
    ...(['title', 'description', 'excerpt'] as const).map((field) => ({
      text: entry.data[field],
      part: body,
      readLocation: () => readFieldLocation(entry, [field]),
    })),
    ...parts.flatMap((part) => {
      const heading = /^#+ (.*)/.exec(part)?.[1]
      return heading ? { text: heading.trim(), part, readLocation: () => passageLocation(article, part) } : []
    }),
  ]
}

const describeProblem = (location: string, said: string, where: string, truth: string) =>
  `${location}: this says “${said}” in “${where}”, but ${truth}. Correct the number; one that counts something else stands in figures.`

/** "Two" often counts something that is not listed, so it is checked only before a list. */
const MIN_COUNT = 3

/** @returns a problem for each count that no list of the part has */
function unlistedProblems({ text, part, readLocation }: Announcement): string[] {
  const counts = findAnnouncedCounts(text).filter(({ count }) => count >= MIN_COUNT)
  if (counts.length === 0) return []
  const listed = [...part.split(/^(?=## )/m).flatMap(countItems), countNumbered(part)]
  return counts
    .filter(({ count }) => !listed.includes(count))
    .map(({ said, count }) => describeProblem(readLocation(), said, text, `no list, table or row of headings there has ${count}`))
}

/** @returns a problem for each pair that announces different numbers of the same things */
function contradictionProblems(announcements: readonly Announcement[]): string[] {
  const announcedCounts = announcements.flatMap(({ text, readLocation }) =>
    findAnnouncedCounts(text).map((found) => ({ ...found, text, readLocation })),
  )
  return Object.values(Object.groupBy(announcedCounts, ({ noun }) => noun)).flatMap((same = []) => {
    const [first] = same
    const other = same.find(({ count }) => count !== first?.count)
    return first && other ? describeProblem(first.readLocation(), first.said, first.text, `“${other.said}” in “${other.text}”`) : []
  })
}

/** @returns a problem for each list or table that has another length than the sentence before it announces */
function leadProblems(article: ArticleText): string[] {
  const blocks = blocksOf(article.body)
  return blocks.flatMap((block, index) => {
    const before = blocks[index - 1] ?? ''
    if (!isList(block) || before.startsWith('#')) return []
    const sentence = before.split(/(?<=[.?!])\s|\n/).at(-1) ?? ''
    const [first, ...more] = findAnnouncedCounts(sentence)
    const items = countRows(block)
    if (!first || [first, ...more].some(({ count }) => count === items)) return []
    return describeProblem(passageLocation(article, sentence), first.said, sentence, `${items} follow`)
  })
}

/** @returns a problem for each count in the title fields, in a heading or before a list that differs from what the article lists */
export function announcedCountProblems(article: ArticleText): string[] {
  const announcements = listAnnouncements(article)
  return [...announcements.flatMap(unlistedProblems), ...contradictionProblems(announcements), ...leadProblems(article)]
}

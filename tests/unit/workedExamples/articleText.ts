/**
 * An article as a reader gets it, for checking that its arithmetic is what the words say. Everything is found by its place, its id
 * or its own figures, since titles, headings and sentences are the editor's.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { expect } from 'vitest'
import { parse } from 'yaml'
import { tokens } from '#src/facts/tokenTable.ts'
import { dayOf, longDate } from '#src/lib/anywhere/time/dates.ts'
import { readSections, withoutIds } from '#src/lib/build/content/prose/sectionIds.ts'
import { resolveTokens } from '#src/lib/build/content/tokens/resolveTokens.ts'
import { currentSlug } from '#src/site/currentSlug.ts'
import { routeTo } from '#src/site/routes.ts'
import { numbersAsDigits } from './countProblems.ts'
import { figuresIn, findSums } from './equations.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

/** @returns the article's file as people name it */
export const articleFile = (slug: string) => `src/content/blog/${currentSlug(routeTo.article, slug)}.mdx`
/** @param slug the article's first one, which its checks keep @returns where they are, as people look for it */
export const checksOf = (slug: string) => `tests/unit/workedExamples/ (under ${slug})`

/** @throws Error that says what is gone, and what to do, where there is no value */
function requireFound<Value>(value: Value | undefined, slug: string, what: string, cure = ''): Value {
  if (value !== undefined) return value
  throw new Error(
    `${articleFile(slug)} has no ${what}, which is checked in ${checksOf(slug)}. ${cure}If it is gone on purpose, ask for a review with this sentence: a developer takes its check out there.`,
  )
}

/** @param slug the article's first one @returns its source with figures in the place of tokens @throws Error when it is gone */
function readSource(slug: string): string {
  const file = resolve(ROOT, articleFile(slug))
  if (!existsSync(file))
    throw new Error(
      `${articleFile(slug)} is not there. If the article is renamed, add its old address to src/site/redirects.json. If it is retired, take out its checks in ${checksOf(slug)}: docs/adding-an-article.md, "Retiring one".`,
    )
  return resolveTokens(readFileSync(file, 'utf8'), tokens).text
}

/** The same as a reader gets it: nobody sees what stands behind a heading, and its label may have a number. */
export const readArticle = (slug: string): string => withoutIds(readSource(slug))

/** @returns the first worked example; its title is the editor's @throws Error when there is none */
export function readExampleText(slug: string): string {
  const text = /<Example [^>]*>\n([\s\S]*?)\n<\/Example>/.exec(readArticle(slug))?.[1]
  return requireFound(text, slug, 'worked example')
}

/** How many neighboring sentences a result and what it is made of may be spread over. */
const NEARBY_SENTENCES = 3
/** The same of a sum in the front matter: a total stands behind its parts. */
const SENTENCES_OF_A_SUM = 4

/** A figure as it is printed: no part of a longer number, its unit behind it, with a word between or a hyphen if need be. */
function figurePattern(figure: string): RegExp {
  const [number = '', unit] = figure.replace('%', ' %').split(' ')
  const behind =
    unit === undefined ? '' : unit === '%' ? '(?:%| percent)' : `[\\s-]+(?:[a-z]+\\s+)?${RegExp.escape(unit.replace(/s$/, ''))}(?!\\d)`
  return new RegExp(`(?<![\\d.,:$])${RegExp.escape(number)}(?!\\d|[.,:]\\d)${behind}`, 'g')
}

/**
 * Whether figures stand close together, in any order and in any words: the sentence around them is the editor's.
 * @param figures each a number with the unit it needs: "1,920 minutes", "$2,016.00", "43%", "2:10", "27"; one that is named
 *   twice has to stand there twice
 * @param slug of the article whose check asks; its file of tests has the same name
 * @returns those that are missing where the most of them stand, each with its place and what to do, for `expect(…).toEqual([])`
 */
export function findMissing(slug: string, text: string, ...figures: string[]): string[] {
  const { missing, sentence } = lookNear(stretchesOf(text, NEARBY_SENTENCES), figures)
  const place = placeOf(sentence || text, slug)
  const cure = `Correct the article there, or bring its figures closer together. If it is right as it is, ask for a review with this sentence: a developer changes tests/unit/workedExamples/${slug}.test.ts.`
  return missing.map(
    (figure) => `${place}: ${figure} does not stand within ${NEARBY_SENTENCES} sentences of ${figures.join(', ')}. ${cure}`,
  )
}

/** Sentences that count as near each other, and the first of them. */
type Stretch = { sentence: string; text: string }

/** @returns from each sentence on, that and those that follow, so many in all */
function stretchesOf(text: string, within: number): Stretch[] {
  const sentences = text.split(/(?<=[.!?])\s+(?=[A-Z\d*"$])|\n+/)
  return sentences.map((sentence, first) => ({ sentence, text: sentences.slice(first, first + within).join(' ') }))
}

/** @returns the figures that are missing where the most of them stand, and the first sentence there */
function lookNear(stretches: readonly Stretch[], figures: readonly string[]): { missing: readonly string[]; sentence: string } {
  const lacking = stretches.map(({ text }) =>
    figures.filter(
      (figure, index) =>
        (text.match(figurePattern(figure))?.length ?? 0) < figures.slice(0, index + 1).filter((one) => one === figure).length,
    ),
  )
  const missing = lacking.reduce((best, one) => (one.length < best.length ? one : best), [...figures])
  return { missing, sentence: stretches[lacking.indexOf(missing)]?.sentence ?? '' }
}

/** @returns the file, and the line where a sentence of its text begins; a text that a check has put together has no line */
export function placeOf(sentence: string, slug: string): string {
  // A check may also read what another article says of its own.
  for (const file of [articleFile(slug), ...globSync('src/content/blog/*.mdx', { cwd: ROOT })]) {
    const path = resolve(ROOT, file)
    const source = existsSync(path) ? resolveTokens(readFileSync(path, 'utf8'), tokens).text : ''
    const offset = sentence ? source.indexOf(sentence) : -1
    if (offset >= 0) return `${file}, line ${source.slice(0, offset).split('\n').length}`
  }
  return articleFile(slug)
}

/**
 * What a check starts from, so that an editor may change it: the figures of a text in its order.
 * @param unit the word behind them, singular ("case"), or "$" before; several may share it ("35, 50 and 20 minutes")
 */
export function readAmounts(text: string, unit: string): number[] {
  const behind = `(?=(?:(?:,|,? and) [\\d.,]*\\d)*[\\s-]+(?:[a-z]+\\s+)?${unit}s?\\b)`
  const figure = unit === '$' ? /(?<=\$)\d[\d,]*(?:\.\d+)?/g : new RegExp(`(?<![\\d.,:$])\\d[\\d,]*(?:\\.\\d+)?(?!\\d)${behind}`, 'g')
  return (text.match(figure) ?? []).map((found) => Number(found.replaceAll(',', '')))
}

const DATE = /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d+/g

/** @returns the days that a text names, in the year of the examples */
export const findDates = (text: string): string[] => (text.match(DATE) ?? []).map((date) => dayOf(new Date(`${date}, 2026 UTC`)))

/** @param day "2026-04-04" @returns "April 4", as articles name it */
export const printedDate = (day: string): string => longDate(day).replace(/,.*/, '')

/** Fails where figures do not stand close together: `findMissing`, for the article that the file of tests is named after. A number is printed as a count. */
export function expectNear(text: string, ...figures: (string | number)[]): void {
  const slug = basename(expect.getState().testPath ?? '', '.test.ts')
  const printedFigures = figures.map((figure) => (typeof figure === 'number' ? figure.toLocaleString('en-US') : figure))
  expect(findMissing(slug, text, ...printedFigures)).toEqual([])
}

/** As articles print quantities: "1,920"; with one digit "1,973.3". */
export const printedCount = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** As articles print sums of money with cents: "$1,234.50". */
export const dollarsAndCents = (amount: number): string => `$${printedCount(amount, 2)}`

/** @returns all of them added up; 0 for none */
export const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0)

/** @returns the first numbers that add up to a whole, which is how a text shares it out; all of them where none do */
export function takeShares(whole: number, numbers: readonly number[]): number[] {
  const end = numbers.findIndex((_, index) => sum(numbers.slice(0, index + 1)) === whole)
  return end < 0 ? [...numbers] : numbers.slice(0, end + 1)
}

type Bar = { label: string; value: number; parts?: { label: string; value: number; quiet?: boolean }[] }
export type Chart = {
  id: string
  kind: string
  title: string
  caption: string
  invented: boolean
  bars: Bar[]
  spans: { label: string; from: number; to: number; length: string }[]
  moments: { time: string; label: string }[]
  start: { time: string }
  people: { name: string; note?: string; events: { type: string; protected?: boolean; days: string[] }[] }[]
  from: string
  to: string
}
type Front = { title: string; description: string; excerpt: string; charts?: Chart[]; sums?: string[] }

function splitArticle(slug: string): { front: Front; body: string } {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readArticle(slug)) ?? []
  return { front: parse(front, { schema: 'core' }) as Front, body }
}

/** @returns the text below the front matter */
export const readArticleBody = (slug: string): string => splitArticle(slug).body

/** @returns all charts of the front matter, as they are drawn; fields of other kinds are missing */
export const readCharts = (slug: string): Chart[] => splitArticle(slug).front.charts ?? []

/** @returns title, description and excerpt, which are the editor's: they are read for what they promise */
export const readFrontMatter = (slug: string): Pick<Front, 'title' | 'description' | 'excerpt'> => splitArticle(slug).front

/** @returns how the article says that its amounts come about: the sums of its front matter, "140 minutes ÷ 60 × $41 = $96" */
export const readSums = (slug: string): string[] => splitArticle(slug).front.sums ?? []

/** @returns the figures before the "=" of the sum that has a result, wherever the article says it @throws Error when none has it */
export function readSumTerms(slug: string, result: string): string[] {
  const sum = findSums(readArticle(slug)).find(({ sum: written }) => written.endsWith(` = ${result}`))?.sum
  const cure = `Say in the text, or under “sums” in the front matter, how it comes about: “… = ${result}”. `
  return (
    requireFound(sum, slug, `sum with the result ${result}`, cure)
      .split(' = ')[0]
      ?.split(/ [×÷+−] /) ?? []
  )
}

/** As a sum of the front matter has them: "1 minute 30 seconds" is 1:30, and so is "1 hour 30 minutes". */
const asFigures = (text: string) =>
  numbersAsDigits(text).replaceAll(
    /(\d+) (?:hour|minute)s? (\d+) (?:minute|second)s?/g,
    (_, more: string, less: string) => `${more}:${less.padStart(2, '0')}`,
  )

/** @returns a sentence for each figure of the sums in the front matter that does not stand near the others in the text, in letters or in figures */
export function unsaidSumProblems(slug: string): string[] {
  const body = readArticleBody(slug)
  // A worked example is one thought, however long it is.
  const examples = [...body.matchAll(/<Example [^>]*>\n([\s\S]*?)\n<\/Example>/g)].map(([, text = '']) => asFigures(text))
  const stretches = [
    ...stretchesOf(asFigures(body), SENTENCES_OF_A_SUM),
    ...examples.map((text) => ({ sentence: text.split('\n')[0] ?? '', text: text.replaceAll('\n', ' ') })),
  ]
  return readSums(slug).flatMap((sum) => {
    const { missing, sentence } = lookNear(stretches, figuresIn(sum))
    const words = body.split('\n').find((line) => sentence !== '' && asFigures(line).includes(sentence))
    return missing.map(
      (figure) =>
        `${placeOf(words ?? sum, slug)}: ${figure} stands neither within ${SENTENCES_OF_A_SUM} sentences of the other figures of “${sum}”, nor in one example with them. Correct the text, or this sum under “sums” in the front matter.`,
    )
  })
}

/** @throws Error when no chart has the id */
export function readChart(slug: string, id: string): Chart {
  const chart = readCharts(slug).find((each) => each.id === id)
  return requireFound(chart, slug, `chart "${id}"`, 'Give it that id again. ')
}

/**
 * @param id the section's address, as its heading has it, or an older one that leads there
 * @returns its text with the heading @throws Error when it is not there
 */
export function readSection(slug: string, id: string): string {
  const { sections } = readSections(readSource(slug))
  const index = sections.findIndex((one) => one.id === id || one.aliases.includes(id))
  const section = index < 0 ? undefined : readArticle(slug).slice(sections[index]?.offset, sections[index + 1]?.offset)
  return requireFound(
    section,
    slug,
    `section "${id}"`,
    'A section that got another id keeps the old one among its aliases: {#new aliases="old"}. ',
  )
}

/** @param what an address or another thing that is no sentence @returns the paragraphs with it @throws Error when there is none */
export function findParagraphs(slug: string, what: string): string {
  const wanted = resolveTokens(what, tokens).text
  const paragraphs = readArticleBody(slug)
    .split('\n\n')
    .filter((paragraph) => paragraph.includes(wanted))
  return requireFound(paragraphs.join('\n\n') || undefined, slug, `paragraph with ${wanted}`)
}

/** @returns the rows of the first table in a text, without its head */
export const readTableRows = (text: string): string[] => /^\|[ :-]+\|[-|: ]*\n((?:\|.*\n?)+)/m.exec(text)?.[1]?.trimEnd().split('\n') ?? []

/** @returns the numbers of a chart's bars, and of their parts */
export const readBars = (slug: string, id: string) =>
  readChart(slug, id).bars.map(({ value, parts = [] }) => [value, ...parts.map((part) => part.value)])

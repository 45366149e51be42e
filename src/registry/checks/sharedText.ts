/** Finds text that two entries share. Each problem has file, line and fix. */
import { readFileSync } from 'node:fs'
import { type LoadedEntry, readFieldLocation } from '#src/contentEngine/entries/fieldLocation.ts'
import { withoutCode } from '#src/contentEngine/prose/withoutCode.ts'
import { textsIn } from '#src/contentEngine/textRules/everyText.ts'

/** Shorter paragraphs and list items may repeat by accident. */
const MIN_LENGTH = 60
/** Headings and tables are not compared. */
const OTHER = /^\s*(?:#{1,6}\s|\|)/
const TAG = /^\s*<\/?[A-Z]/
const POINT = /^\s*(?:[-*]|\d+\.)\s/
/** Tags, addresses of links, and characters of Markdown. */
const MARKUP = /<[^>\n]*>|\]\([^)\n]*\)|[*_`[\]]/g

type Text = LoadedEntry & { body?: string | undefined }
type Passage = { words: string; offset: number }

/** @returns paragraphs and list items, without markup and in lowercase */
function passagesOf(body: string): Passage[] {
  const passages: Passage[] = []
  let isOpen = false
  let offset = 0
  for (const line of withoutCode(body).split('\n')) {
    const isStart = !isOpen || TAG.test(line) || POINT.test(line)
    if (line.trim() === '' || OTHER.test(line)) isOpen = false
    else {
      const words = line.replace(POINT, '')
      const last = passages.at(-1)
      if (isStart || !last) passages.push({ words, offset })
      else last.words += ` ${words}`
      isOpen = !TAG.test(line)
    }
    offset += line.length + 1
  }
  return passages
    .map(({ words, ...place }) => ({ ...place, words: words.replaceAll(MARKUP, '').replaceAll(/\s+/g, ' ').trim().toLowerCase() }))
    .filter(({ words }) => words.length >= MIN_LENGTH)
}

/** @param body Astro's: without the empty lines around it @returns the line in the file of an offset in the body */
function readLine(filePath: string, body: string, offset: number): number {
  const source = readFileSync(filePath, 'utf8')
  return source.slice(0, source.lastIndexOf(body) + offset).split('\n').length
}

/** @param texts with their source @returns a problem for each paragraph or list item that an earlier text has as well */
export function sharedParagraphProblems(texts: readonly Text[]): string[] {
  const owners = new Map<string, Text>()
  return texts.flatMap((text) => {
    const { body = '', filePath } = text
    const problems: string[] = []
    for (const { words, offset } of passagesOf(body)) {
      const owner = owners.get(words)
      if (owner === undefined) owners.set(words, text)
      else if (owner !== text)
        problems.push(
          `${filePath ? `${filePath}, line ${readLine(filePath, body, offset)}` : text.id}: ${owner.filePath ?? owner.id} has this paragraph as well. Say it in this article's own words, or link to the other.`,
        )
    }
    return problems
  })
}

type GuideEntry = LoadedEntry & { data: { chapters: unknown } }

/** Shorter sentences may repeat by accident. */
const SHORT_SENTENCE = 25
/** Characters that two guides may share, not counting the example policy and headers and footers of pages. */
const MAX_SHARED = 350

const sentencesOf = ({ data }: GuideEntry) =>
  textsIn(data.chapters).flatMap(([, text]) =>
    text
      .split(/(?<=[.!?”]) /)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.length > SHORT_SENTENCE),
  )

/** @returns a problem for each pair of guides that share too many sentences */
export function sharedSentenceProblems(guides: readonly GuideEntry[]): string[] {
  const guideSentences = guides.map((guide) => ({ guide, sentences: new Set(sentencesOf(guide)) }))
  return guideSentences.flatMap(({ guide, sentences }, index) =>
    guideSentences.slice(0, index).flatMap((before) => {
      const shared = [...sentences].filter((sentence) => before.sentences.has(sentence)).toSorted((a, b) => b.length - a.length)
      const length = shared.reduce((sum, { length: each }) => sum + each, 0)
      const [longest = ''] = shared
      if (length <= MAX_SHARED) return []
      const [path = []] = textsIn(guide.data).find(([, text]) => text.includes(longest)) ?? []
      return [
        `${readFieldLocation(guide, path)}: ${length} characters of this guide stand in ${before.guide.filePath ?? before.guide.id} as well, and ${MAX_SHARED} may. Say it in the words of this industry; the longest sentence is “${longest}”`,
      ]
    }),
  )
}

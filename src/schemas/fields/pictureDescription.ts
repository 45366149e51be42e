/** The sentence for screen readers repeats what a picture draws. Counts and times that the picture does not show are refused. */
import type { z } from 'zod'
import { NUMBER_WORDS } from '#src/contentEngine/figures/numberWords.ts'

/** Matches whole numbers such as "1,030", but no rates and no times of day. */
const DIGIT_COUNT = /(?<![\d.,:])\d+(?:,\d{3})*(?![\d%]|[.,:]\d)/g
/** Matches numbers in letters, without "one", which seldom is a count, hours ("six o'clock") and parts of larger numbers. */
const WORD_COUNT = new RegExp(
  `(?<![\\w-])(?:${NUMBER_WORDS.slice(2).toReversed().join('|')})(?![\\w-]| (?:o[’']clock|hundred|thousand|million)\\b)`,
  'gi',
)
/** Matches times of day with one or two digits for the hour: "4:52", "04:52". */
const TIME = /(?<![\d:])\d{1,2}:\d{2}(?!:?\d)/g

const formatCount = (count: number) => count.toLocaleString('en-US')

/** @returns the counts and times of a sentence, as written and as they are compared */
function figuresIn(sentence: string): { written: string; figures: string }[] {
  const letters = (sentence.match(WORD_COUNT) ?? []).map((written) => ({
    written,
    figures: formatCount(NUMBER_WORDS.indexOf(written.toLowerCase())),
  }))
  const times = (sentence.match(TIME) ?? []).map((written) => ({ written, figures: written.replace(/^0/, '') }))
  return [...(sentence.match(DIGIT_COUNT) ?? []).map((written) => ({ written, figures: written })), ...letters, ...times]
}

type ShownFigures = {
  counts: readonly number[]
  /** The words of the picture. The sentence may also say the numbers and times in them. */
  labels: readonly (string | undefined)[]
}

/**
 * @param describe the sentence for screen readers
 * @param field where editors write it
 */
export function checkFiguresShown(
  describe: string,
  { counts, labels }: ShownFigures,
  context: z.RefinementCtx,
  field: readonly (string | number)[] = ['describe'],
): void {
  const shownFigures = new Set([...counts.map(formatCount), ...figuresIn(labels.join(' ')).map(({ figures }) => figures)])
  const missingFigures = figuresIn(describe).filter(({ figures }) => !shownFigures.has(figures))
  if (missingFigures.length === 0) return
  context.addIssue({
    code: 'custom',
    path: [...field],
    message: `The picture does not show ${missingFigures.map(({ written }) => written).join(', ')}. It shows ${[...shownFigures].join(', ')}.`,
  })
}

/** @returns for each field of a list's items, how many items have it, and how many have the same value in it */
function countAlike(items: readonly unknown[]): number[] {
  const values = items.flatMap((item) =>
    typeof item === 'object' && item !== null ? Object.entries(item).flatMap(([name, value]) => [name, `${name}: ${value}`]) : [],
  )
  return [...Map.groupBy(values, (value) => value).values()].map(({ length }) => length)
}

/** @returns the numbers and words of a picture's data, and counts of the items of its lists */
function collectFigures(data: unknown): { counts: number[]; labels: string[] } {
  if (typeof data === 'number') return { counts: [data], labels: [] }
  if (typeof data === 'string') return { counts: [], labels: [data] }
  if (typeof data !== 'object' || data === null) return { counts: [], labels: [] }
  const parts = Object.values(data).map(collectFigures)
  const ofList = Array.isArray(data) ? [data.length, ...countAlike(data)] : []
  return { counts: [...parts.flatMap(({ counts }) => counts), ...ofList], labels: parts.flatMap(({ labels }) => labels) }
}

/** The sentence for screen readers, and the data that the picture draws, by its fields. */
type DescribedPicture = { describe: string; [field: string]: unknown }

/**
 * Checks the sentence of a picture that draws its data: it may say each number and time in it, how many items a list has, and how many of
 * them are alike.
 * @param calculated counts that the picture shows besides, such as a sum
 */
export function checkDescription(
  { describe, ...drawn }: DescribedPicture,
  context: z.RefinementCtx,
  calculated: readonly number[] = [],
  field?: readonly (string | number)[],
): void {
  const { counts, labels } = collectFigures(drawn)
  checkFiguresShown(describe, { counts: [...counts, ...calculated], labels }, context, field)
}

/** The sentence for screen readers repeats a picture's counts. Counts that the picture does not show are refused. */
import type { z } from 'zod'
import { NUMBER_WORDS } from '#src/contentEngine/figures/numberWords.ts'

/** Matches whole numbers such as "1,030", but no rates and no times of day. */
const DIGIT_COUNT = /(?<![\d.,:])\d+(?:,\d{3})*(?![\d:%]|[.,]\d)/g
/** Matches numbers in letters, without "one", which seldom is a count, hours ("six o'clock") and parts of larger numbers. */
const WORD_COUNT = new RegExp(
  `(?<![\\w-])(?:${NUMBER_WORDS.slice(2).toReversed().join('|')})(?![\\w-]| (?:o[’']clock|hundred|thousand|million)\\b)`,
  'gi',
)

const inFigures = (count: number) => count.toLocaleString('en-US')

/** @returns the counts of a sentence, as written and in figures */
function countsIn(sentence: string): { written: string; figures: string }[] {
  const letters = (sentence.match(WORD_COUNT) ?? []).map((written) => ({
    written,
    figures: inFigures(NUMBER_WORDS.indexOf(written.toLowerCase())),
  }))
  return [...(sentence.match(DIGIT_COUNT) ?? []).map((written) => ({ written, figures: written })), ...letters]
}

type CountedPicture = {
  counts: readonly number[]
  /** The words of the picture. The sentence may also say the numbers in them. */
  labels: readonly (string | undefined)[]
}

/** @param describe the sentence for screen readers */
export function checkCountsShown(describe: string, { counts, labels }: CountedPicture, context: z.RefinementCtx): void {
  const shownFigures = new Set([...counts.map(inFigures), ...countsIn(labels.join(' ')).map(({ figures }) => figures)])
  const unshown = countsIn(describe).filter(({ figures }) => !shownFigures.has(figures))
  if (unshown.length === 0) return
  context.addIssue({
    code: 'custom',
    path: ['describe'],
    message: `The picture does not show ${unshown.map(({ written }) => written).join(', ')}. It shows ${[...shownFigures].join(', ')}.`,
  })
}

type Chart = { title: string; unit: string; describe: string; bars: readonly { label: string; value: number }[] }

/** Checks a bar chart, whose sentence may say its values, their sum and the number of bars. @param axis the numbers on its axis */
export function checkBarsShown({ title, unit, describe, bars }: Chart, context: z.RefinementCtx, axis: readonly number[] = []): void {
  const values = bars.map(({ value }) => value)
  const sum = values.reduce((total, value) => total + value, 0)
  const labels = [title, unit, ...bars.map(({ label }) => label)]
  checkCountsShown(describe, { counts: [...values, sum, bars.length, ...axis], labels }, context)
}

/** The sentence that is read aloud in the place of a picture repeats its counts: those that the picture does not show are refused. */
import type { z } from 'zod'
import { NUMBER_WORDS } from '#src/lib/build/content/figures/numberWords.ts'

/** A whole number of a sentence, as people write it: "1,030". Rates and times of day are no counts. */
const IN_FIGURES = /(?<![\d.,:])\d+(?:,\d{3})*(?![\d:%]|[.,]\d)/g
/** The same in letters. "One" is left out, because it seldom is a count, and so is what names an hour or begins a longer word. */
const IN_LETTERS = new RegExp(
  `(?<![\\w-])(?:${NUMBER_WORDS.slice(2).toReversed().join('|')})(?![\\w-]| (?:o[’']clock|hundred|thousand|million)\\b)`,
  'gi',
)

const inFigures = (count: number) => count.toLocaleString('en-US')

/** @returns every count of a sentence: as it stands there, and in figures */
function countsIn(sentence: string): { written: string; figures: string }[] {
  const letters = (sentence.match(IN_LETTERS) ?? []).map((written) => ({
    written,
    figures: inFigures(NUMBER_WORDS.indexOf(written.toLowerCase())),
  }))
  return [...(sentence.match(IN_FIGURES) ?? []).map((written) => ({ written, figures: written })), ...letters]
}

type CountedPicture = {
  counts: readonly number[]
  /** Words of the picture, whose numbers the sentence may say as well. */
  labels: readonly (string | undefined)[]
}

/** For `.superRefine()` of a picture with a `describe`. @param shown all that the picture shows */
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

/** The same for a chart of bars: their values and sum, and how many they are. @param axis the numbers at the side, where it has any */
export function checkBarsShown({ title, unit, describe, bars }: Chart, context: z.RefinementCtx, axis: readonly number[] = []): void {
  const values = bars.map(({ value }) => value)
  const sum = values.reduce((total, value) => total + value, 0)
  const labels = [title, unit, ...bars.map(({ label }) => label)]
  checkCountsShown(describe, { counts: [...values, sum, bars.length, ...axis], labels }, context)
}

import { expect, it } from 'vitest'
import { channelReportsOpeningSchema } from '#src/schemas/opening/channelReportsOpening.ts'
import { TEST_OPENINGS } from '#tests/lib/entries/testFeature.ts'
import { lineAnswerProblems } from './lineAnswerProblems.ts'

const ANSWERS = { en: 'Your report is recorded. HR reviews it.', es: 'Su reporte está registrado. RR. HH. lo revisa.' }
const drawnReports = channelReportsOpeningSchema.parse(TEST_OPENINGS['channel-reports'])
/** @returns the problems of a feature page whose second report has this answer */
const problemsOf = (lang: string, answer: { text: string; gloss?: string }) => {
  const reports = drawnReports.reports.map((report, index) => (index === 1 ? { ...report, lang, answer } : report))
  return lineAnswerProblems([{ id: 'reports', data: { opening: { picture: { ...drawnReports, reports } } } }], ANSWERS)
}

it('a drawn report may end with the line’s answer, whole or only its beginning, and with a translation of it', () => {
  expect(problemsOf('en', { text: ANSWERS.en })).toEqual([])
  expect(problemsOf('es', { text: 'Su reporte está registrado.', gloss: 'Your report is recorded.' })).toEqual([])
  expect(problemsOf('fr', { text: 'Votre absence est notée.', gloss: 'Your report is recorded.' })).toEqual([])
})
it.each([
  ['Spanish', 'es', { text: 'Anotado.', gloss: 'Your report is recorded.' }, ANSWERS.es],
  ['English', 'en', { text: 'Noted.' }, ANSWERS.en],
  ['translation', 'fr', { text: 'Noté.', gloss: 'Noted.' }, ANSWERS.en],
])('a drawn report with another answer is named, with what the line answers (%s)', (_case, lang, answer, expected) =>
  expect(problemsOf(lang, answer)).toEqual([
    expect.stringMatching(new RegExp(`opening › picture › reports › 2 › answer: The line’s answer is: ${RegExp.escape(expected)}$`)),
  ]),
)

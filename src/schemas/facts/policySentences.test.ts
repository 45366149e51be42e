import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { findProblems } from '../findProblems.testing.ts'
import { policySentencesSchema } from './policySentences.ts'

const SENTENCES = policySentencesSchema.parse(parse(readFileSync('src/content/facts/policy-sentences.yaml', 'utf8')))
const { lineAnswer } = SENTENCES
const withAnswer = (en: string) => ({ lineAnswer: { ...lineAnswer, en } })

it.each([
  ['an answer that promises protection', withAnswer(`Your leave is protected. ${lineAnswer.en}`), 'The line decides nothing'],
  ['an answer that decides', withAnswer(lineAnswer.en.replace('until HR decides', 'any more')), 'nothing counts until HR decides'],
  ['an answer that promises what a supervisor knows', withAnswer(lineAnswer.en.replace(', not why', '')), 'End with'],
  [
    'a Spanish answer that decides',
    { lineAnswer: { ...lineAnswer, es: `Su ausencia está protegida. ${lineAnswer.es}` } },
    'The line decides nothing',
  ],
  [
    'a Spanish answer that promises what a supervisor knows',
    { lineAnswer: { ...lineAnswer, es: lineAnswer.es.replace(', no por qué', '') } },
    'End with',
  ],
  [
    'an adjustment without a reason of the law',
    { pointAdjustment: SENTENCES.pointAdjustment.replace('excused failures to report, ', '') },
    'Name each reason',
  ],
  ['a food answer without who gets it', { lineAnswer: { ...lineAnswer, food: 'Your answer is passed on.' } }, 'Say who gets the answer'],
  ['two screening questions', { screeningQuestion: `Is it health? ${SENTENCES.screeningQuestion}` }, 'Ask one question'],
  ['a screening question that wants details', { screeningQuestion: 'Is it health or family care?' }, 'End with'],
  ['a question without a symptom', { symptomQuestion: SENTENCES.symptomQuestion.replace('jaundice, ', '') }, 'Name each symptom'],
  [
    'supervisors who adjust points',
    { pointAdjustment: SENTENCES.pointAdjustment.replace('Only HR', 'Supervisors') },
    'Begin with “Only HR”',
  ],
])('the schema of the policy’s sentences refuses %s', (_case, changes, problem) =>
  expect(findProblems(policySentencesSchema, { ...SENTENCES, ...changes })).toEqual([expect.stringContaining(problem)]),
)

/**
 * Sentences of the example policy that texts quote by token, and what each has to say: docs/requirements/clarifications.md, "Absences and
 * points". src/facts/policyTokens.ts reads the file.
 */
import { z } from 'zod'
import { SYMPTOM_QUESTION } from '#src/models/policy/policy.ts'
import { paragraphField, textField } from '../fields/fields.ts'

const { symptoms, goesTo } = SYMPTOM_QUESTION
/** What the line cannot know before HR decides. */
const DECISION = /sick|safe time|FMLA|protected|no points|zero points/i
const DECISION_ES = /enfermedad|FMLA|protegid|sin puntos|cero puntos/i
const PROMISE = 'We tell your supervisor that you are out and until when, not why.'
const PROMISE_ES = 'A su supervisor le decimos que usted no estará y hasta cuándo, no por qué.'
const NO_DETAILS = 'You don’t have to say which.'
/** Why HR adjusts points: what law and contracts give. */
const ADJUSTMENT_REASONS = [
  'protected absences',
  'excused failures to report',
  'accommodations',
  'errors',
  'contract or settlement',
  'declared site-wide events',
]

export const policySentencesSchema = z.strictObject({
  lineAnswer: z
    .strictObject({
      en: paragraphField
        .refine((answer) => !DECISION.test(answer), 'The line decides nothing: leave out sick time, FMLA, protection and points.')
        .refine((answer) => /recorded.*nothing counts until HR decides/.test(answer), 'Say that nothing counts until HR decides.')
        .refine((answer) => answer.endsWith(PROMISE), `End with what a company can promise: “${PROMISE}”`)
        .meta({ description: 'The answer to every report. Token: {policy:lineAnswer}.' }),
      es: paragraphField
        .refine((answer) => !DECISION_ES.test(answer), 'The line decides nothing: leave out sick time, FMLA, protection and points.')
        .refine((answer) => answer.endsWith(PROMISE_ES), `End with what a company can promise: “${PROMISE_ES}”`)
        .meta({ description: 'The same in Spanish. Token: {policy:lineAnswer.es}.' }),
      food: textField(160)
        .refine((words) => words.includes(goesTo), `Say who gets the answer: ${goesTo}.`)
        .meta({ description: 'What workplaces with food add after the symptom question. Token: {policy:lineAnswer.food}.' }),
    })
    .meta({ description: 'What every channel answers to a report.' }),
  screeningQuestion: paragraphField
    .refine((words) => words.split('?').length === 2, 'Ask one question.')
    .refine((words) => words.endsWith(NO_DETAILS), `End with “${NO_DETAILS}”`)
    .meta({ description: 'The fixed question after transportation or weather. Token: {policy:screeningQuestion}.' }),
  symptomQuestion: paragraphField
    .refine((words) => symptoms.every((symptom) => words.includes(symptom)), `Name each symptom of the Food Code: ${symptoms.join(', ')}.`)
    .refine((words) => words.includes(goesTo), `Say who gets the answer: ${goesTo}.`)
    .meta({ description: 'What people who handle food are asked. Token: {policy:symptoms.question}.' }),
  pointAdjustment: paragraphField
    .refine((words) => /^Only HR .*[^.]$/.test(words), 'Begin with “Only HR”, and end without a full stop, because texts continue it.')
    .refine((words) => ADJUSTMENT_REASONS.every((reason) => words.includes(reason)), `Name each reason: ${ADJUSTMENT_REASONS.join(', ')}.`)
    .meta({ description: 'Who adjusts points, and why. Token: {policy:pointAdjustment}.' }),
})

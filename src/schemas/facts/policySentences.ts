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
const PROMISE = 'We tell your supervisor that you are out and until when, not why.'
const NO_DETAILS = 'You don’t have to say which.'
const ADJUSTMENT = /^Only HR .*protected absences.*accommodations.*errors.*contract or settlement.*site-wide events$/

export const policySentencesSchema = z.strictObject({
  lineAnswer: z
    .strictObject({
      english: paragraphField
        .refine((answer) => !DECISION.test(answer), 'The line decides nothing: leave out sick time, FMLA, protection and points.')
        .refine((answer) => /recorded.*nothing counts until HR decides/.test(answer), 'Say that nothing counts until HR decides.')
        .refine((answer) => answer.endsWith(PROMISE), `End with what a company can promise: “${PROMISE}”`)
        .meta({ description: 'The answer to every report. Token: {policy:lineAnswer}.' }),
      spanish: paragraphField.meta({ description: 'The same in Spanish. Token: {policy:lineAnswer.es}.' }),
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
    .refine(
      (words) => ADJUSTMENT.test(words),
      'Begin with “Only HR”, keep the reasons that law and contracts give, and end with “site-wide events”, without a full stop.',
    )
    .meta({ description: 'Who adjusts points, and why. Token: {policy:pointAdjustment}.' }),
})

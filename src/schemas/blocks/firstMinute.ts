/** The first minute of a report: six stops on one line, drawn from a report of the page's first screen. */
import { z } from 'zod'
import { withStatedFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import type { ReportStop } from '#src/models/names/reportNames.ts'
import { paragraphField, titledTextSchema } from '../fields/fields.ts'

const createStopSchema = (what: string) =>
  titledTextSchema.meta({ description: `${what} Under its picture: a title, and at most 35 words.` })

export const firstMinuteSchema = z.strictObject({
  lede: paragraphField.meta({ description: 'One or two sentences beside the heading.' }),
  stops: withStatedFigures(
    z
      .strictObject({
        recognized: createStopSchema('The line knows who it is.'),
        asked: createStopSchema('What is asked.'),
        noted: createStopSchema('When the report came.'),
        answered: createStopSchema('What the line answers.'),
        notified: createStopSchema('What the supervisor is told.'),
        reviewed: createStopSchema('What HR gets.'),
      } satisfies Record<ReportStop, unknown>)
      .meta({
        description: 'The six stops. Their pictures show the report of the first screen that has an “answer”, so they have no data here.',
      }),
  ),
})

export type FirstMinuteContent = z.output<typeof firstMinuteSchema>

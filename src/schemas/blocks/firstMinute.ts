/** The first minute of a report: six stops on one line, drawn from a report of the page's first screen. */
import { z } from 'zod'
import { withStatedFigures } from '#src/lib/build/content/figures/figureOwnership.ts'
import type { ReportStop } from '#src/policy/reports.ts'
import { paragraphField, titledTextSchema } from '../fields/fields.ts'

const stop = (what: string) => titledTextSchema.meta({ description: `${what} Under its picture: a title, and at most 35 words.` })

export const firstMinuteSchema = z.strictObject({
  lede: paragraphField.meta({ description: 'One or two sentences beside the heading.' }),
  stops: withStatedFigures(
    z
      .strictObject({
        recognized: stop('The line knows who it is.'),
        asked: stop('What is asked.'),
        noted: stop('When the report came.'),
        answered: stop('What the line answers.'),
        notified: stop('What the supervisor is told.'),
        reviewed: stop('What HR gets.'),
      } satisfies Record<ReportStop, unknown>)
      .meta({
        description: 'The six stops. Their pictures show the report of the first screen that has an “answer”, so they have no data here.',
      }),
  ),
})

export type FirstMinuteContent = z.output<typeof firstMinuteSchema>

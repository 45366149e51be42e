/** The first minute of a report: six stations on one line, drawn from a report of the page's first screen. */
import { z } from 'zod'
import type { ReportStation } from '../../lib/anywhere/names/reportStations'
import { withStatedFigures } from '../../lib/build/content/figures/figureMarks'
import { paragraph, titledText } from '../fields/fields'

const station = (what: string) => titledText.meta({ description: `${what} Under its picture: a title, and at most 35 words.` })

export const firstMinute = z.strictObject({
  lede: paragraph.meta({ description: 'One or two sentences beside the heading.' }),
  stations: withStatedFigures(
    z
      .strictObject({
        recognized: station('The line knows who it is.'),
        asked: station('What is asked.'),
        noted: station('When the report came.'),
        answered: station('What the line answers.'),
        told: station('What the supervisor is told.'),
        reviewed: station('What HR gets.'),
      } satisfies Record<ReportStation, unknown>)
      .meta({
        description:
          'The six stations. Their pictures show the report of the first screen that has an “answer”, so they have no data here.',
      }),
  ),
})

export type FirstMinuteContent = z.output<typeof firstMinute>

/** The words around every chart of an article, `<Chart id="…" />`. The chart itself is in the article (schemas/article/articleChart.ts). */
import { z } from 'zod'
import { eachPlaceholderTextField, labelField, textField } from '../fields/fields.ts'

const columnHeadingField = textField(40, 'it stands over a column')
const columns = (what: string) => ({ description: `The column headings of the table that says the same as ${what}.` })

export const chartWordsSchema = z.strictObject({
  table: labelField.meta({ description: 'Opens the table that says the same as the drawing.' }),
  invented: labelField.meta({ description: 'Follows the caption where the numbers are an invented example.' }),
  bars: z
    .strictObject({
      what: columnHeadingField.meta({ description: 'Over the names of the bars.' }),
      parts: columnHeadingField.meta({ description: 'Over the parts of each bar. The column is there if a bar has parts.' }),
    })
    .meta(columns('bars')),
  spans: z
    .strictObject({
      what: columnHeadingField.meta({ description: 'Over the names of the spans.' }),
      begins: eachPlaceholderTextField(40, 'unit').meta({ description: 'Where a span begins. {unit} is filled in.' }),
      ends: columnHeadingField.meta({ description: 'Over where each span ends.' }),
      length: columnHeadingField.meta({ description: 'Over how long each span is.' }),
    })
    .meta(columns('spans')),
  moments: z
    .strictObject({
      time: columnHeadingField.meta({ description: 'Over the times.' }),
      what: columnHeadingField.meta({ description: 'Over what happens at each time.' }),
    })
    .meta(columns('moments')),
  points: z
    .strictObject({
      day: columnHeadingField.meta({ description: 'Over the days on which a total changes.' }),
      who: columnHeadingField.meta({ description: 'Over the names of the people.' }),
      total: columnHeadingField.meta({ description: 'Over the totals of points.' }),
      withoutRemoval: columnHeadingField.meta({ description: 'Over the totals if perfect attendance removed no points.' }),
    })
    .meta(columns('running points')),
  line: z
    .strictObject({
      unit: textField(12, 'it stands on the line of a threshold').meta({
        description: 'After the points of a threshold; phones leave it out.',
      }),
      peak: eachPlaceholderTextField(20, 'total', 'day').meta({
        description: 'At the highest total of a person. {total} and {day} are filled in.',
      }),
      withoutRemoval: eachPlaceholderTextField(28, 'total').meta({
        description: 'At the end of the line without perfect attendance. {total} is filled in.',
      }),
    })
    .meta({ description: 'What the drawing of running points says at its lines.' }),
  places: z
    .strictObject({
      points: columnHeadingField.meta({ description: 'Over what the law says about points.' }),
      places: columnHeadingField.meta({ description: 'Over the number of places.' }),
      which: columnHeadingField.meta({ description: 'Over the names of the places.' }),
    })
    .meta(columns('the map of places')),
})

export type ChartWords = z.output<typeof chartWordsSchema>

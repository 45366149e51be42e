/** What the schemas of charts share. */
import { z } from 'zod'
import { anchorField, textField } from '../../fields/fields.ts'

/** Fields of every chart. */
export const chartFields = {
  id: anchorField.meta({ description: 'The name by which the text shows the chart: <Chart id="…" />.' }),
  title: textField(80, 'it is read at a glance').meta({ description: 'What the chart is of, over the drawing.' }),
  caption: textField(240, 'a caption says what to see, in a sentence or two')
    .min(30, 'Say what to see in the chart, in a whole sentence.')
    .meta({ description: 'What to see in the chart, in a sentence or two under it.' }),
  // Unlike `sample`, this stays true after the launch.
  invented: z
    .boolean({ error: 'Say whether the numbers are an invented example: invented: true, or invented: false.' })
    .meta({ description: 'true when the numbers are the article’s own worked example: the chart then says so.' }),
  source: z
    .exactOptional(textField(120, 'it stands below the caption'))
    .meta({ description: 'Where the numbers come from, below the caption. It may be left out.' }),
}

/** For charts of rows. */
export const rowLabelField = textField(44, 'it stands beside a bar, on phones too')
export const quietField = z.boolean().default(false).meta({ description: 'true leaves it unfilled: it is not what the chart is about.' })
/** Refuses rows of one name. */
export function checkLabels(rows: readonly { label: string }[], { addIssue }: z.RefinementCtx): void {
  for (const [index, { label }] of rows.entries())
    if (rows.findIndex((row) => row.label === label) < index)
      addIssue({ code: 'custom', path: [index, 'label'], message: `Another row is called “${label}”: readers cannot tell them apart.` })
}
export const unitField = textField(40, 'it names an axis').meta({ description: 'What the numbers count, such as US dollars a month.' })

/** @returns a sum or a difference as content would write it: 1373.87 + 441.60 is slightly less than 1815.47 */
export const roundToCents = (result: number) => Math.round(result * 100) / 100

/** Fields of the tables that texts show, such as `<PointsTable />`. */
import { z } from 'zod'
import { textField } from '../fields/fields.ts'

export const captionField = textField(90, 'it stands over a table').meta({
  description: 'The name of the table, over it. Screen readers say it.',
})
/** @returns the field of a heading for each of so many columns */
export const createColumnHeadingsField = (count: number) =>
  z
    .array(textField(40, 'it stands over a column'))
    .length(count, `Write ${count} column headings, one for each column.`)
    .meta({ description: `The headings of the ${count} columns, from left to right.` })
/** @returns the schema of a caption, and of a heading for each of so many columns */
export const createTableSchema = (columns: number) =>
  z.strictObject({ caption: captionField, columnHeadings: createColumnHeadingsField(columns) })
export const tableCellField = textField(160, 'it is a cell of a table')

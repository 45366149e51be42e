import { CONFIDENTIAL_FIELDS, RECORD_FIELDS } from '#src/models/policy/recordViews.ts'
import { FIELD_LINE_PITCH } from './recordStops.ts'

/** Indexes of all fields, from the top. */
export const FIELD_INDEXES = RECORD_FIELDS.map((_, index) => index)
/** Height of the lines of all fields. */
export const FIELD_LINES_HEIGHT = FIELD_LINE_PITCH * RECORD_FIELDS.length

const isConfidential = (index: number) => CONFIDENTIAL_FIELDS.some((field) => RECORD_FIELDS.indexOf(field) === index)

export type FieldPathsProps = {
  fields?: readonly number[]
  pathOf: (index: number) => string
  className?: string
}

/** What is drawn for each field, as two paths. Fields that say why somebody is out have the signal's color. */
export function FieldPaths({ fields = FIELD_INDEXES, pathOf, className = 'record-lines' }: FieldPathsProps) {
  const draw = (indexes: readonly number[]) => indexes.map(pathOf).join('')
  return (
    <>
      <path className={className} d={draw(fields.filter((index) => !isConfidential(index)))} />
      <path className={`${className} confidential`} d={draw(fields.filter(isConfidential))} />
    </>
  )
}

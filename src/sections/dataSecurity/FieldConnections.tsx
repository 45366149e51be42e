import { FIELD_LINES_HEIGHT, FieldPaths } from './FieldPaths.tsx'
import { fieldLineY } from './recordStops.ts'

/** Length of the lines below the path, down to the screen that hangs there. */
const BELOW = 26
/** Radius of a dot, and the places of the lines to the screen. */
const DOT = 3.5
const COLUMNS = { first: 38, pitch: 11 }

export type FieldConnectionsProps = {
  /** Indexes of the fields that the screen reads. */
  fields: readonly number[]
}

/** What a screen reads of the path: a field whose line has a dot is connected, one without passes. */
export function FieldConnections({ fields }: FieldConnectionsProps) {
  const xOf = (index: number) => COLUMNS.first + fields.indexOf(index) * COLUMNS.pitch
  return (
    <svg aria-hidden="true" viewBox={`0 0 120 ${FIELD_LINES_HEIGHT + BELOW}`} className="record-connections">
      <FieldPaths fields={fields} pathOf={(index) => `M${xOf(index)} ${fieldLineY(index)}V${FIELD_LINES_HEIGHT + BELOW}`} />
      <FieldPaths
        fields={fields}
        pathOf={(index) => `M${xOf(index) - DOT} ${fieldLineY(index)}a${DOT} ${DOT} 0 1 0 ${2 * DOT} 0a${DOT} ${DOT} 0 1 0-${2 * DOT} 0`}
        className="record-dot"
      />
    </svg>
  )
}

import type { ReactNode } from 'react'
import { FIELDS_SHOWN, RECORD_FIELDS, type RecordField, type RecordView } from '#src/models/policy/recordViews.ts'
import { FieldLines } from './FieldLines.tsx'
import { FIELD_LINES_HEIGHT, FieldPaths } from './FieldPaths.tsx'
import { recordPathAttributes } from './recordPath.attributes.ts'
import { FIRST_STOP, factsId, fieldLineY, type RecordStopName } from './recordStops.ts'

export type RecordStopProps = {
  stop: RecordStopName
  /** From 1. */
  number: number
  name: string
  fields: Record<RecordField, { label: string }>
  /** The facts of this stop. */
  children: ReactNode
}

const isView = (stop: RecordStopName): stop is RecordView => Object.hasOwn(FIELDS_SHOWN, stop)

/** A stop on the line: its name, the terminal that chooses it, and the piece of the line up to the next stop. */
export function RecordStop({ stop, number, name, fields, children }: RecordStopProps) {
  return (
    <div className="record-stop contents">
      <label {...recordPathAttributes.stop.props(stop)} className="flex cursor-pointer flex-col justify-end gap-2">
        <span className="flex flex-col pe-2 leading-tight">
          <span aria-hidden="true" className="font-display text-sm font-bold text-ink-3">
            {number}
          </span>
          <span className="record-name font-display text-base font-bold">{name}</span>
        </span>
        <span className="record-track">
          <FieldLines stop={stop} />
          {stop === 'record' && (
            <span aria-hidden="true" className="record-labels text-2xs text-ink-2">
              {RECORD_FIELDS.map((field) => (
                <span key={field}>{fields[field].label}</span>
              ))}
            </span>
          )}
          {isView(stop) && <FieldConnections fields={FIELDS_SHOWN[stop].map((field) => RECORD_FIELDS.indexOf(field))} />}
          <input
            type="radio"
            name="stop"
            value={stop}
            defaultChecked={stop === FIRST_STOP}
            aria-describedby={factsId(stop)}
            className="record-terminal"
          />
        </span>
      </label>
      {children}
    </div>
  )
}

/** Length of the lines below the path, down to the screen that hangs there. */
const BELOW = 26
/** Radius of a dot, and the places of the lines to the screen. */
const DOT = 3.5
const COLUMNS = { first: 38, pitch: 11 }

type FieldConnectionsProps = {
  /** Indexes of the fields that the screen reads. */
  fields: readonly number[]
}

/** What a screen reads of the path: a field whose line has a dot is connected, one without passes. */
function FieldConnections({ fields }: FieldConnectionsProps) {
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

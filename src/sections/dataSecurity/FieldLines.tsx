/** The path of the record as a drawing: one line for each field, in the size of the text. */
import { CONFIDENTIAL_FIELDS, RECORD_FIELDS } from '#src/policy/recordViews.ts'
import { FIELD_LINE_PITCH, fieldLineY, type RecordStopName } from './recordStops.ts'

const HEIGHT = FIELD_LINE_PITCH * RECORD_FIELDS.length
const MIDDLE = HEIGHT / 2
const FAN = 64
const STEM = 26
const isConfidential = (index: number) => CONFIDENTIAL_FIELDS.some((field) => RECORD_FIELDS.indexOf(field) === index)
const ALL = RECORD_FIELDS.map((_, index) => index)
const CONFIDENTIAL = ALL.filter(isConfidential)
const OPEN = ALL.filter((index) => !isConfidential(index))

type DrawLine = (index: number) => string
/** The lines of fields as two paths. Fields that say why somebody is out have the signal's color. */
function Bundle({ fields, draw }: { fields: readonly number[]; draw: DrawLine }) {
  const path = (some: readonly number[]) =>
    some
      .filter((index) => fields.includes(index))
      .map(draw)
      .join('')
  return (
    <>
      <path className="record-lines" d={path(OPEN)} />
      <path className="record-lines confidential" d={path(CONFIDENTIAL)} />
    </>
  )
}

export type FieldLinesProps = { stop: RecordStopName }

/** The piece of the path at a stop. A report is one line until the call-off line has asked its questions, and nothing follows the end. */
export function FieldLines({ stop }: FieldLinesProps) {
  if (stop === 'deleted') return null
  const straight: DrawLine = stop === 'call' || stop === 'line' ? () => '' : (index) => `M0 ${fieldLineY(index)}h1`
  const piece = (side: string) => (
    <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 1 ${HEIGHT}`} className={side}>
      {stop === 'call' ? <path className="record-lines report" d={`M0 ${MIDDLE}h1`} /> : <Bundle fields={ALL} draw={straight} />}
    </svg>
  )
  return (
    <>
      {stop !== 'line' && piece('record-piece')}
      {stop === 'call' && piece('record-piece before')}
      {(stop === 'hr' || stop === 'payroll') && <Turn comesIn />}
      {(stop === 'record' || stop === 'supervisor') && <Turn comesIn={false} />}
    </>
  )
}

/** Width of a turn, distance of its vertical lines, and how far it reaches beyond the path. */
const TURN = { width: 20, step: 2.5, reach: 20 }

/**
 * The line break of a wrapped path: the lines turn down after a row's last stop, and come in from above before the next row's first one.
 * They stay within the page's margin, and the top line turns where no other has to cross it.
 */
function Turn({ comesIn }: { comesIn: boolean }) {
  const x = (index: number) => 2.5 + TURN.step * (ALL.length - 1 - index)
  const draw: DrawLine = (index) =>
    comesIn
      ? `M${x(index)} ${-TURN.reach}V${fieldLineY(index) - 2}q0 2 2 2H${TURN.width}`
      : `M0 ${fieldLineY(index)}H${x(index) - 2}q2 0 2 2V${HEIGHT + TURN.reach}`
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 ${comesIn ? -TURN.reach : 0} ${TURN.width} ${HEIGHT + TURN.reach}`}
      className={comesIn ? 'record-turn in' : 'record-turn'}
    >
      <Bundle fields={ALL} draw={draw} />
    </svg>
  )
}

/** One report becomes a line for each field. */
export function FieldLinesFan() {
  const start = 24
  const bend = FAN / 2 + start
  return (
    <>
      <svg aria-hidden="true" viewBox={`0 0 ${FAN + start} ${HEIGHT}`} className="record-fan">
        <path className="record-lines report" d={`M0 ${MIDDLE}h${start}`} />
        <Bundle
          fields={ALL}
          draw={(index) => `M${start} ${MIDDLE}C${bend} ${MIDDLE} ${bend} ${fieldLineY(index)} ${FAN + start} ${fieldLineY(index)}`}
        />
      </svg>
      <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 1 ${HEIGHT}`} className="record-piece fanned">
        <Bundle fields={ALL} draw={(index) => `M0 ${fieldLineY(index)}h1`} />
      </svg>
    </>
  )
}

export type FieldLineTapsProps = { fields: readonly number[] }

/** The fields that a screen reads: a line with a dot is connected, one without passes. @param shown indexes of the fields */
export function FieldLineTaps({ fields }: FieldLineTapsProps) {
  const x = (index: number) => 38 + fields.indexOf(index) * 11
  const dot: DrawLine = (index) => `M${x(index) - 3.5} ${fieldLineY(index)}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0`
  return (
    <svg aria-hidden="true" viewBox={`0 0 120 ${HEIGHT + STEM}`} className="record-taps">
      <Bundle fields={fields} draw={(index) => `M${x(index)} ${fieldLineY(index)}V${HEIGHT + STEM}`} />
      <path
        className="record-dot"
        d={fields
          .filter((index) => !isConfidential(index))
          .map(dot)
          .join('')}
      />
      <path className="record-dot confidential" d={fields.filter(isConfidential).map(dot).join('')} />
    </svg>
  )
}

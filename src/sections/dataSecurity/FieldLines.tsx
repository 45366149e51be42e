import { FIELD_INDEXES, FIELD_LINES_HEIGHT, FieldPaths } from './FieldPaths.tsx'
import { fieldLineY, type RecordStopName } from './recordStops.ts'

/**
 * The piece of the record's path at a stop, in the size of the text. A report is one line until the call-off line has asked its questions.
 * Then each field has a line, and nothing follows the end.
 */
export function FieldLines({ stop }: { stop: RecordStopName }) {
  switch (stop) {
    case 'call':
      return (
        <>
          <ReportLine className="record-piece" />
          <ReportLine className="record-piece before" />
        </>
      )
    case 'line':
      return <Fan />
    case 'record':
    case 'supervisor':
      return (
        <>
          <StraightLines className="record-piece" />
          <TurnDown />
        </>
      )
    case 'hr':
    case 'payroll':
      return (
        <>
          <StraightLines className="record-piece" />
          <TurnFromAbove />
        </>
      )
    case 'deleted':
      return null
  }
}

/** Height of the report's line. */
const REPORT_Y = FIELD_LINES_HEIGHT / 2

const ReportLine = ({ className }: { className: string }) => (
  <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 1 ${FIELD_LINES_HEIGHT}`} className={className}>
    <path className="record-lines report" d={`M0 ${REPORT_Y}h1`} />
  </svg>
)

const StraightLines = ({ className }: { className: string }) => (
  <svg aria-hidden="true" preserveAspectRatio="none" viewBox={`0 0 1 ${FIELD_LINES_HEIGHT}`} className={className}>
    <FieldPaths pathOf={(index) => `M0 ${fieldLineY(index)}h1`} />
  </svg>
)

/** Where the lines of the fields begin and end to leave the report's line, in units from the left. */
const FAN = { from: 24, to: 88 }

/** One report becomes a line for each field. */
function Fan() {
  const bend = (FAN.from + FAN.to) / 2
  return (
    <>
      <svg aria-hidden="true" viewBox={`0 0 ${FAN.to} ${FIELD_LINES_HEIGHT}`} className="record-fan">
        <path className="record-lines report" d={`M0 ${REPORT_Y}h${FAN.from}`} />
        <FieldPaths
          pathOf={(index) => `M${FAN.from} ${REPORT_Y}C${bend} ${REPORT_Y} ${bend} ${fieldLineY(index)} ${FAN.to} ${fieldLineY(index)}`}
        />
      </svg>
      <StraightLines className="record-piece fanned" />
    </>
  )
}

/** Width of a turn, distance of its vertical lines, and how far it reaches beyond the path. */
const TURN = { width: 20, pitch: 2.5, reach: 20 }
/** They stay within the page's margin, and the top line turns where no other has to cross it. */
const turnX = (index: number) => 2.5 + TURN.pitch * (FIELD_INDEXES.length - 1 - index)

/** The line break of a wrapped path, after the last stop of a row. */
const TurnDown = () => (
  <svg aria-hidden="true" viewBox={`0 0 ${TURN.width} ${FIELD_LINES_HEIGHT + TURN.reach}`} className="record-turn">
    <FieldPaths pathOf={(index) => `M0 ${fieldLineY(index)}H${turnX(index) - 2}q2 0 2 2V${FIELD_LINES_HEIGHT + TURN.reach}`} />
  </svg>
)

/** How a wrapped path comes in, before the first stop of the next row. */
const TurnFromAbove = () => (
  <svg aria-hidden="true" viewBox={`0 ${-TURN.reach} ${TURN.width} ${FIELD_LINES_HEIGHT + TURN.reach}`} className="record-turn in">
    <FieldPaths pathOf={(index) => `M${turnX(index)} ${-TURN.reach}V${fieldLineY(index) - 2}q0 2 2 2H${TURN.width}`} />
  </svg>
)

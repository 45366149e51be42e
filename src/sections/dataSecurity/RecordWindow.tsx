import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { CONFIDENTIAL_FIELDS, FIELDS_SHOWN, RECORD_FIELDS, type RecordField, type RecordView } from '#src/models/policy/recordViews.ts'
import { recordPathAttributes } from './recordPath.attributes.ts'

export type RecordWindowProps = {
  view: RecordView
  name: string
  /** What happens there. */
  adds: string
  fields: Record<RecordField, { label: string; value: string }>
  /** How many fields are shown: "{shown} of {all} fields". */
  count: string
  hidden: string
}

/** The record as one screen shows it. Every field keeps its place; a field that the screen leaves out is a gap or a bar. */
export function RecordWindow({ view, name, adds, fields, count, hidden }: RecordWindowProps) {
  const shownFields = FIELDS_SHOWN[view]
  const isGone = shownFields.length === 0
  return (
    <div {...recordPathAttributes.window.props(view)}>
      <figure
        className={cn('record-card rounded-b-lg rounded-tr-lg border-2', isGone ? 'border-dashed border-edge' : 'border-ink bg-card')}
      >
        <figcaption className="border-b border-line px-2.5 py-1.5 text-2xs font-semibold text-ink-2">
          {/* On a screen the name stands on the line above. */}
          <span className="sr-only print:not-sr-only">{name}: </span>
          {fillIn(count, { shown: shownFields.length, all: RECORD_FIELDS.length })}
        </figcaption>
        <dl>
          {RECORD_FIELDS.map((field) => {
            const isShown = shownFields.includes(field)
            const isBarred = view === 'supervisor' && CONFIDENTIAL_FIELDS.includes(field)
            return (
              <div key={field} className="record-row">
                <dt className={isShown || isBarred ? 'text-ink-2' : 'text-ink-3'}>{fields[field].label}</dt>
                <dd className={isShown && CONFIDENTIAL_FIELDS.includes(field) ? 'record-why' : undefined}>
                  {isShown ? <span>{fields[field].value}</span> : <HiddenValue words={hidden} isBarred={isBarred} />}
                </dd>
              </div>
            )
          })}
        </dl>
        <p className="grow px-2.5 py-2 text-xs leading-snug font-semibold">{adds}</p>
      </figure>
    </div>
  )
}

/** What stands in place of a value that the screen leaves out: a bar over a confidential one, or a gap. */
const HiddenValue = ({ words, isBarred }: { words: string; isBarred: boolean }) => (
  <>
    <span className="sr-only">{words}</span>
    <span aria-hidden="true" className={isBarred ? 'record-bar' : 'record-gap'} />
  </>
)

import { uiAttributes } from './ui.attributes'

export type ShiftStatus = 'Covered' | 'Called off' | 'HR review' | 'Late report'

const TONES: Record<ShiftStatus, string> = {
  Covered: 'text-go bg-go/14',
  'Called off': 'text-stop bg-stop/15',
  'HR review': 'text-hold bg-hold/14',
  'Late report': 'text-hold bg-hold/14',
}

export type StatusPillProps = { status: ShiftStatus; flip?: 'from' | 'to' }

/** State of a shift on a deck. `flip` marks the two halves of a state that changes once. */
export function StatusPill({ status, flip }: StatusPillProps) {
  return (
    <span
      {...uiAttributes.pill.props()}
      {...(flip && uiAttributes.flip.props(flip))}
      className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-xs leading-tight font-semibold whitespace-nowrap ${TONES[status]}`}
    >
      <span {...uiAttributes.mark.props()} className="size-1.75 rounded-full bg-current" />
      {status}
    </span>
  )
}

import { BOARD_STATUSES, type BoardStatus } from '#src/models/policy/policy.ts'
import { type FlapTone, SplitFlap } from '../../flap/SplitFlap.tsx'
import { FlippingText } from './FlippingText.tsx'
import type { ShiftRow } from './RowFrame.tsx'

/** As many flaps as the longest status has letters. */
export const STATUS_FLAPS = Math.max(...Object.values(BOARD_STATUSES).map(({ length }) => length))
const TONES: Record<BoardStatus, FlapTone> = {
  covered: 'go',
  calledOff: 'stop',
  pending: 'hold',
  late: 'hold',
}

export type RowStatusProps = { row: ShiftRow; isCompact?: boolean }

/** The status of a shift at the end of its row. */
export function RowStatus({ row: { status, becomes }, isCompact = false }: RowStatusProps) {
  return (
    <span className="ml-auto grid justify-items-end">
      <FlippingText
        from={<StatusFlaps status={status} isCompact={isCompact} />}
        to={becomes && <StatusFlaps status={becomes.status} isCompact={isCompact} />}
      />
    </span>
  )
}

/** A status on flaps, including the empty ones. */
function StatusFlaps({ status, isCompact }: { status: BoardStatus; isCompact: boolean }) {
  return (
    <SplitFlap
      text={BOARD_STATUSES[status].toUpperCase()}
      tiles={STATUS_FLAPS}
      size={isCompact ? 'compactStatus' : 'status'}
      tone={TONES[status]}
    />
  )
}

import { BOARD_STATES, type BoardState } from '#src/models/policy/policy.ts'
import { type FlapTone, SplitFlap } from '../../flap/SplitFlap.tsx'
import { FlippingText } from './FlippingText.tsx'
import type { ShiftRow } from './RowFrame.tsx'

/** As many flaps as the longest state has letters. */
export const STATE_FLAPS = Math.max(...Object.values(BOARD_STATES).map(({ length }) => length))
const TONES: Record<BoardState, FlapTone> = {
  covered: 'go',
  calledOff: 'stop',
  pending: 'hold',
  late: 'hold',
}

export type RowStateProps = { row: ShiftRow; isCompact?: boolean }

/** The state of a shift at the end of its row. */
export function RowState({ row: { status, becomes }, isCompact = false }: RowStateProps) {
  return (
    <span className="ml-auto grid justify-items-end">
      <FlippingText
        from={<StateFlaps status={status} isCompact={isCompact} />}
        to={becomes && <StateFlaps status={becomes.status} isCompact={isCompact} />}
      />
    </span>
  )
}

/** A state on flaps, including the empty ones. */
function StateFlaps({ status, isCompact }: { status: BoardState; isCompact: boolean }) {
  return (
    <SplitFlap
      text={BOARD_STATES[status].toUpperCase()}
      tiles={STATE_FLAPS}
      size={isCompact ? 'compactState' : 'state'}
      tone={TONES[status]}
    />
  )
}

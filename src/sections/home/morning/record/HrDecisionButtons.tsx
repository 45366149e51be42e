import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { CallOff } from '#src/models/morning/morningStory.ts'
import type { MorningWords } from '#src/schemas/pages/morning/morningWords.ts'
import { MorningButton } from '../MorningButton.tsx'
import type { MorningAction } from '../state/morningState.ts'

export type HrDecisionButtonsProps = {
  protection: CallOff['protection']
  words: Pick<MorningWords['record'], 'asHr' | 'protect' | 'count'>
  onAct: (action: MorningAction) => void
  /** Spacing around it. */
  className: string
}

/** The two decisions of HR, one of which may be pressed. */
export function HrDecisionButtons({ protection, words, onAct, className }: HrDecisionButtonsProps) {
  return (
    <div className={cn('flex flex-wrap items-center gap-2 text-xs', className)}>
      <span className="text-on-deck-2">{words.asHr}</span>
      <MorningButton isPressed={protection === 'protected'} onClick={() => onAct({ type: 'decide', protection: 'protected' })}>
        {words.protect}
      </MorningButton>
      <MorningButton isPressed={protection === 'none'} onClick={() => onAct({ type: 'decide', protection: 'none' })}>
        {words.count}
      </MorningButton>
    </div>
  )
}

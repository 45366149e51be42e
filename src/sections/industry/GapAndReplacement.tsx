import type { ShiftRow } from '#src/illustrations/scenes/board/boardRowParts.tsx'
import { workplaceAttributes } from '#src/illustrations/workplace/workplace.attributes.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { BOARD_STATUSES, type BoardStatus } from '#src/models/policy/policy.ts'

export type Gap = Required<Pick<ShiftRow, 'role' | 'status'>> & { becomes: NonNullable<ShiftRow['becomes']> }

/** @returns the first row of a board with a replacement, or null if there is none */
export function gapOf({ rows }: { rows: readonly ShiftRow[] }): Gap | null {
  for (const { role, status, becomes } of rows) if (becomes) return { role, status, becomes }
  return null
}

export type GapAndReplacementProps = {
  gap: Gap
  /** Each name stands above its text on wide screens too, aligned right, because a clock beside it leaves too little space. */
  isStacked?: boolean
  className?: string
}

/**
 * The empty place and its replacement, whose line appears with the light (workplaceLights.css). The two stand in one row; on phones each
 * name stands above its text.
 */
export function GapAndReplacement({ gap: { role, status, becomes }, isStacked = false, className }: GapAndReplacementProps) {
  const item = cn(
    'flex items-center gap-2 rounded-lg bg-deck px-2.5 py-1 ring-1 ring-on-deck/20 ring-inset',
    !isStacked && 'sm:rounded-full sm:px-3',
  )
  return (
    <ul
      className={cn(
        'gap-1.5 text-xs font-semibold text-on-deck',
        isStacked ? 'grid justify-items-end' : 'flex flex-wrap sm:text-sm',
        className,
      )}
    >
      <li className={item}>
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-stop" />
        <NameAndStatus name={role} status={status} isStacked={isStacked} />
      </li>
      <li {...workplaceAttributes.covered.props()} className={item}>
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-go" />
        <NameAndStatus name={becomes.person} status={becomes.status} isStacked={isStacked} />
      </li>
    </ul>
  )
}

function NameAndStatus({ name, status, isStacked }: { name: string; status: BoardStatus; isStacked: boolean }) {
  return (
    <span className={cn('leading-tight', !isStacked && 'sm:leading-normal')}>
      {name} {!isStacked && <span className="max-sm:hidden">· </span>}
      <span className={cn('block font-normal text-on-deck-2', !isStacked && 'sm:inline sm:font-semibold sm:text-on-deck')}>
        {BOARD_STATUSES[status]}
      </span>
    </span>
  )
}

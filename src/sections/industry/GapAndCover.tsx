import type { ShiftBoardProps } from '../../illustrations/ShiftBoard'
import { skyAttributes } from '../../illustrations/scene.attributes'
import { cn } from '../../lib/anywhere/cn'

type BoardRow = ShiftBoardProps['rows'][number]
export type Gap = Required<Pick<BoardRow, 'role' | 'status'>> & { becomes: NonNullable<BoardRow['becomes']> }

/** @returns the first row of a board that somebody takes over, or null where no row is */
export function gapOf({ rows }: Pick<ShiftBoardProps, 'rows'>): Gap | null {
  for (const { role, status, becomes } of rows) if (becomes) return { role, status, becomes }
  return null
}

export type GapAndCoverProps = {
  gap: Gap
  /** Names above what is said of them, from the right edge: beside a clock there is no room for both on one line. */
  isStacked?: boolean
  className?: string
}

/** Whose place is empty, and who takes it: the second line shows itself with the light (styles/skies.css). */
export function GapAndCover({ gap: { role, status, becomes }, isStacked = false, className }: GapAndCoverProps) {
  const shape = isStacked ? 'rounded-lg px-2.5 py-1' : 'rounded-full px-3 py-1'
  const item = `flex items-center gap-2 bg-deck ring-1 ring-on-deck/20 ring-inset ${shape}`
  return (
    <ul
      className={cn(
        'grid gap-1.5 font-semibold text-on-deck',
        isStacked ? 'justify-items-end text-xs' : 'justify-items-start text-sm',
        className,
      )}
    >
      <li className={item}>
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-stop" />
        <NameAndStatus name={role} status={status} isStacked={isStacked} />
      </li>
      <li {...skyAttributes.covered.props()} className={item}>
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-go" />
        <NameAndStatus name={becomes.person} status={becomes.status} isStacked={isStacked} />
      </li>
    </ul>
  )
}

type NameAndStatusProps = { name: string; status: string; isStacked: boolean }

function NameAndStatus({ name, status, isStacked }: NameAndStatusProps) {
  if (!isStacked)
    return (
      <>
        {name} · {status}
      </>
    )
  return (
    <span className="leading-tight">
      {name} <span className="block font-normal text-on-deck-2">{status}</span>
    </span>
  )
}

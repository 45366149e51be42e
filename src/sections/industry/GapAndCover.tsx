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

/** Whose place is empty, and who takes it: the second line shows itself with the light (styles/skies.css). */
export function GapAndCover({ gap: { role, status, becomes }, className }: { gap: Gap; className?: string }) {
  return (
    <ul className={cn('grid justify-items-start gap-1.5 text-sm font-semibold text-on-deck', className)}>
      <li className="flex items-center gap-2 rounded-full bg-deck px-3 py-1 ring-1 ring-on-deck/20 ring-inset">
        <span aria-hidden="true" className="size-2 rounded-full bg-stop" />
        {role} · {status}
      </li>
      <li
        {...skyAttributes.covered.props()}
        className="flex items-center gap-2 rounded-full bg-deck px-3 py-1 ring-1 ring-on-deck/20 ring-inset"
      >
        <span aria-hidden="true" className="size-2 rounded-full bg-go" />
        {becomes.person} · {becomes.status}
      </li>
    </ul>
  )
}

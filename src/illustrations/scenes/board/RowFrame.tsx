import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { SceneDataOf } from '../SceneFrame.tsx'
import { sceneAttributes } from '../scene.attributes.ts'

/** A shift of a board. One with `becomes` gets a replacement while the visitor looks. */
export type ShiftRow = SceneDataOf<'board'>['rows'][number]

const ROW = 'flaps-on-soot row-light-deck flex flex-wrap items-center gap-x-2.5 gap-y-1 rounded-sm text-sm leading-snug'
const BACKGROUND = 'bg-deck-2'
/** The background of the row that gets a replacement. It differs from the others also with more contrast, in forced colors and on paper. */
const CHANGING_BACKGROUND = cn(
  'bg-deck-line',
  'contrast-more:bg-deck-2 contrast-more:ring-2 contrast-more:ring-signal contrast-more:ring-inset',
  'forced-colors:border-2 print:border-2',
)

/** The columns of a row that has all of them, on laptops. */
export const ALL_COLUMNS_CLASS = 'lg:grid-cols-whole-board lg:gap-x-6'
const SOME_COLUMNS = 'px-3 py-2.5 lg:px-4 lg:py-3 sm:grid sm:grid-cols-board sm:gap-x-5'
const LAYOUTS = {
  /** Without columns, for narrow places. */
  compact: 'px-3 py-2',
  /** From tablets on with the columns of time, role, channel and status. */
  someColumns: SOME_COLUMNS,
  /** From laptops on with one more. */
  allColumns: `${SOME_COLUMNS} ${ALL_COLUMNS_CLASS}`,
}

export type RowFrameProps = { row: ShiftRow; layout: keyof typeof LAYOUTS; children: ReactNode }

/** A row of a board around its parts, which are the other files of this folder. */
export function RowFrame({ row, layout, children }: RowFrameProps) {
  return (
    <div {...sceneAttributes.row.props()} className={cn(ROW, row.becomes ? CHANGING_BACKGROUND : BACKGROUND, LAYOUTS[layout])}>
      {children}
    </div>
  )
}

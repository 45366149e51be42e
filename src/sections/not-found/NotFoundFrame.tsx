import type { ReactNode } from 'react'
import { ShiftBoard, type ShiftBoardProps } from '../../illustrations/ShiftBoard'

export type NotFoundFrameProps = { board: ShiftBoardProps; children?: ReactNode; finder?: ReactNode }

/** The not-found text beside a board with an empty row, and the page finder below. */
export function NotFoundFrame({ board, children, finder }: NotFoundFrameProps) {
  return (
    <section className="dawn">
      <div className="column grid gap-x-16 gap-y-12 py-16 md:py-24 lg:grid-cols-2">
        <div>{children}</div>
        <div>
          <ShiftBoard {...board} />
          <div className="only-with-script mt-8">{finder}</div>
        </div>
      </div>
    </section>
  )
}

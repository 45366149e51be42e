import type { ReactNode } from 'react'
import { ShiftBoard } from '../../illustrations/ShiftBoard'

export type NotFoundFrameProps = { children?: ReactNode; finder?: ReactNode }

/** The not-found text beside a board with an empty row, and the page finder below. */
export function NotFoundFrame({ children, finder }: NotFoundFrameProps) {
  return (
    <section className="dawn">
      <div className="column grid gap-x-16 gap-y-12 py-16 md:py-24 lg:grid-cols-2">
        <div>{children}</div>
        <div>
          <ShiftBoard
            title="This address"
            clock="now"
            describe="A shift board whose only row is empty: nobody is scheduled at this address."
            rows={[{ time: '--:--', role: 'No such page', person: 'Nobody scheduled', channel: 'Web', status: 'Called off' }]}
            compact
          />
          <div className="only-with-script mt-8">{finder}</div>
        </div>
      </div>
    </section>
  )
}

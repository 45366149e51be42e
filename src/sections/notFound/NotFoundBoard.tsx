import type { ReactNode } from 'react'
import { Stars } from '#src/illustrations/workplace/Stars.tsx'
import { skyHourAttributes } from '#src/illustrations/workplace/skyHour.attributes.ts'
import { WorkplaceDrawing } from '#src/illustrations/workplace/WorkplaceDrawing.tsx'
import { darkOpening } from '#src/sections/shared/opening/darkOpening.ts'

export type NotFoundBoardProps = {
  /** Time of the missing line, which also sets the sky behind the board. */
  clock: string
  children: ReactNode
  /** The search for a page: an island (NotFoundView.astro). */
  finder?: ReactNode
}

export const NOT_FOUND_DARKNESS = 'night'

/** The board at night, above a plant with one dark bay. The page finder stands at its end. */
export function NotFoundBoard({ clock, children, finder }: NotFoundBoardProps) {
  return (
    <section {...darkOpening(NOT_FOUND_DARKNESS)}>
      <div {...skyHourAttributes.hour.props(NOT_FOUND_DARKNESS)} className="relative isolate overflow-hidden">
        <Stars hour={NOT_FOUND_DARKNESS} className="absolute inset-0 -z-1 size-full" />
        <div className="column pt-10 md:pt-16">
          <div className="rounded-xl bg-deck p-3.5 text-on-deck shadow-deck ring-1 ring-deck-line ring-inset sm:p-5">
            {children}
            <div className="only-with-script mt-5">{finder}</div>
          </div>
        </div>
        <WorkplaceDrawing name="plant" time={clock} className="relative -z-1 mx-auto mt-8 h-auto sm:h-56 sm:max-w-200" />
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { Stars } from '#src/illustrations/sky/Stars.tsx'
import { skyHourAttributes } from '#src/illustrations/sky/skyHour.attributes.ts'
import { WorkplaceDrawing } from '#src/illustrations/workplace/WorkplaceDrawing.tsx'
import { OpeningSection } from '#src/sections/shared/opening/OpeningSection.tsx'
import { RAISED_DECK_CLASS } from '#src/ui/surface.ts'

export type NotFoundBoardProps = {
  /** Time of the missing line, which also sets the sky behind the board. */
  clock: string
  children: ReactNode
  /** The search for a page: an island (NotFoundView.astro). */
  finder?: ReactNode
}

/** Of the sky behind the board. */
const SKY_HOUR = 'night'

/** The board at night, above a plant with one dark station. The page finder stands at its end. */
export function NotFoundBoard({ clock, children, finder }: NotFoundBoardProps) {
  return (
    <OpeningSection sky={SKY_HOUR}>
      <div {...skyHourAttributes.hour.props(SKY_HOUR)} className="relative isolate overflow-hidden">
        <Stars hour={SKY_HOUR} className="absolute inset-0 -z-1 size-full" />
        <div className="column pt-10 md:pt-16">
          <div className={`p-3.5 sm:p-5 ${RAISED_DECK_CLASS}`}>
            {children}
            <div className="only-with-script mt-5">{finder}</div>
          </div>
        </div>
        <WorkplaceDrawing name="plant" time={clock} className="relative -z-1 mx-auto mt-8 h-auto sm:h-56 sm:max-w-200" />
      </div>
    </OpeningSection>
  )
}

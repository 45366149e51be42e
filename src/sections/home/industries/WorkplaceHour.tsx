import { FlapClock } from '#src/illustrations/flap/FlapClock.tsx'
import { Stars } from '#src/illustrations/sky/Stars.tsx'
import { skyHourAttributes } from '#src/illustrations/sky/skyHour.attributes.ts'
import { WorkplaceDrawing } from '#src/illustrations/workplace/WorkplaceDrawing.tsx'
import { WorkplaceOutline } from '#src/illustrations/workplace/WorkplaceOutline.tsx'
import type { WorkplaceName } from '#src/models/names/pictureNames.ts'
import { skyHourOf } from '#src/models/pictures/skyHours.ts'
import { type Gap, GapAndReplacement } from '#src/sections/industry/GapAndReplacement.tsx'

/** @returns the id of a panel's drawing, which other pictures of the page copy */
export const workplaceDrawingId = (workplace: WorkplaceName) => `drawn-${workplace}`

export type WorkplaceHourProps = {
  workplace: WorkplaceName
  /** The time on its clock, which sets the sky: "05:31". */
  time: string
  /** The person whose place is empty at that hour. */
  gap: Gap | null
  /** Number of panels before this one with the same workplace. */
  earlier: number
}

/**
 * An hour of a workplace's day: its sky, its clock, and the workplace. It is very small on phones; elsewhere it shows the empty place and a
 * neighbor from near. Styles: industries.css.
 */
export function WorkplaceHour({ workplace, time, gap, earlier }: WorkplaceHourProps) {
  const hour = skyHourOf(time)
  return (
    <div {...skyHourAttributes.hour.props(hour)} className="hour-panel">
      <Stars hour={hour} className="hour-stars max-sm:hidden" />
      <FlapClock clock={time} size="smToLg" />
      {gap && <GapAndReplacement gap={gap} isStacked className="max-sm:hidden" />}
      <WorkplaceOutline name={workplace} className="sm:hidden" />
      <WorkplaceDrawing
        name={workplace}
        time={time}
        look="panel"
        groupId={workplaceDrawingId(workplace)}
        earlier={earlier}
        className="hour-workplace max-sm:hidden sm:w-[calc(100%+1.5rem)]"
      />
    </div>
  )
}

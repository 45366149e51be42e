import { FlapClock } from '#src/illustrations/flap/FlapClock.tsx'
import { Stars } from '#src/illustrations/workplace/Stars.tsx'
import { skyHourAttributes } from '#src/illustrations/workplace/skyHour.attributes.ts'
import { WorkplaceDrawing } from '#src/illustrations/workplace/WorkplaceDrawing.tsx'
import type { WorkplaceName } from '#src/lib/anywhere/pictures/pictureNames.ts'
import { skyHourOf } from '#src/lib/anywhere/pictures/skyHours.ts'
import { type Gap, GapAndCover } from '#src/sections/industry/GapAndCover.tsx'
import { uiAttributes } from '#src/ui/ui.attributes.ts'

const WORKPLACE_BOX = { width: 92, height: 36 }
/** A workplace from far away: its dark shape, and what is lit in it, standing on the lower edge of `WORKPLACE_BOX`. */
const OUTLINES: Record<WorkplaceName, { shape: string; lit: string }> = {
  plant: {
    shape: 'M0 36V22h8V4h6v18h6l20-11v11l20-11v11l20-11v11h12v14z',
    lit: 'M24 26h10v5H24zM44 26h10v5H44zM64 26h10v5H64zM8 7h6v2H8z',
  },
  ward: {
    shape: 'M0 36V24h18V11h20V4h16v7h20v13h18v12z',
    lit: 'M44 7h4v3h3v4h-3v3h-4v-3h-3v-4h3zM23 16h9v4h-9zM60 16h9v4h-9zM23 26h9v4h-9zM60 26h9v4h-9z',
  },
  dock: {
    shape: 'M0 36V12h62v14h4V17h11l6 8h9v11z',
    lit: 'M8 20h12v16H8zM26 20h12v16H26zM44 20h12v16H44zM74 20h3l3 4h-6z',
  },
  filling: {
    shape: 'M0 36V25h9V11q8-8 16 0v6h4V8q8-8 16 0v9h4v-6q8-8 16 0v14h27v11z',
    lit: 'M70 28h6v4h-6zM80 28h6v4h-6zM35 12h4v2h-4z',
  },
  shop: {
    shape: 'M0 36V20h12V9h68v11h12v16z',
    lit: 'M18 23h24v13H18zM50 23h24v13H50zM34 13h24v4H34z',
  },
  buses: {
    shape: 'M0 36v-3h8V14q0-4 4-4h52q4 0 5 3l4 9h6q4 0 4 4v7h9v3z',
    lit: 'M13 15h11v8H13zM28 15h11v8H28zM43 15h11v8H43zM58 15h6l3 8h-9z',
  },
}

/** What a panel shows of a workplace: the empty place, and what one knows it by; and where sun or moon stand beside that. */
type Part = { x: number; width: number; luminaryMoved?: { x: number; y: number } }
const PARTS: Record<WorkplaceName, Part> = {
  plant: { x: 14, width: 371, luminaryMoved: { x: -416, y: -14 } },
  ward: { x: 172, width: 368 },
  dock: { x: 182, width: 336 },
  filling: { x: 20, width: 404, luminaryMoved: { x: -405, y: 0 } },
  shop: { x: 182, width: 336, luminaryMoved: { x: -362, y: -48 } },
  buses: { x: 170, width: 360 },
}

/** @returns the id of a panel's drawing, by which other pictures of the page copy it */
export const workplaceDrawingId = (workplace: WorkplaceName) => `drawn-${workplace}`

export type WorkplaceHourProps = {
  workplace: WorkplaceName
  /** What its clock shows, under the sky of that hour: "05:31". */
  time: string
  /** Whose place is empty at that hour. */
  gap: Gap | null
  /** How many panels before this one show the same workplace. */
  earlier: number
}

/**
 * An hour of a workplace's day: the sky, the clock, and what stands before the light. On phones as small as a stamp, elsewhere
 * the workplace itself, as near as its empty place and a neighbor allow. Styles: home.css.
 */
export function WorkplaceHour({ workplace, time, gap, earlier }: WorkplaceHourProps) {
  const { shape, lit } = OUTLINES[workplace]
  const hour = skyHourOf(time)
  const { luminaryMoved, ...part } = PARTS[workplace]
  return (
    <div {...skyHourAttributes.hour.props(hour)} className="hour-panel">
      <Stars hour={hour} className="hour-stars max-sm:hidden" />
      <FlapClock clock={time} size="smToLg" />
      {gap && <GapAndCover gap={gap} isStacked className="max-sm:hidden" />}
      <svg
        aria-hidden="true"
        {...uiAttributes.print.props('no')}
        viewBox={`0 0 ${WORKPLACE_BOX.width} ${WORKPLACE_BOX.height}`}
        preserveAspectRatio="xMidYMax meet"
        className="h-9 max-w-full sm:hidden"
      >
        <path d={shape} className="fill-bubble-ink" />
        <path d={lit} className="fill-hold" />
      </svg>
      <WorkplaceDrawing
        name={workplace}
        time={time}
        part={part}
        luminaryMoved={luminaryMoved}
        groupId={workplaceDrawingId(workplace)}
        earlier={earlier}
        className="hour-workplace max-sm:hidden sm:w-[calc(100%+1.5rem)]"
      />
    </div>
  )
}

import type { ReactNode } from 'react'
import { designColor } from '#src/illustrations/designColor.ts'
import { endAnchor } from '#src/illustrations/endAnchor.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { DAY_HOURS, DAY_MINUTES, HOUR_MINUTES } from '#src/lib/anywhere/time/durations.ts'
import { SKY_HOUR_STARTS } from '#src/models/pictures/skyHours.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { DESK_COLUMNS_CLASS, hourPlace, LABELED_HOURS } from './deskDay.ts'
import { formatHour } from './deskState.ts'

export type DeskHoursProps = {
  id: string
  heading: string
  /** A lane for each way to contact us (`DeskLane.tsx`). */
  children: ReactNode
}

/** The support desk's day, true to scale: heading, sky and hours over the lanes. */
export function DeskHours({ id, heading, children }: DeskHoursProps) {
  return (
    <>
      <div className={cn(DESK_COLUMNS_CLASS, 'items-end gap-y-5')}>
        <Heading level={2} id={id} size="3xl" className="lg:col-span-2">
          {heading}
        </Heading>
        <div className="text-desk-label text-on-deck-2">
          <svg aria-hidden="true" width="100%" height="5.25rem" overflow="visible">
            <Sky id={id} />
            <HourScale />
          </svg>
        </div>
      </div>
      <ul className="mt-4">{children}</ul>
    </>
  )
}

/** How long one light takes to become the next, in hours, on either side of the change. */
const LIGHT_CHANGE = 1

/** The lights of the day (models/pictures/skyHours.ts) from midnight to midnight, with the sun at noon and the moon before it. */
function Sky({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={`${id}-sky`}>
        {SKY_HOUR_STARTS.flatMap(([light, from], index) => {
          const [start, end] = [from / HOUR_MINUTES, (SKY_HOUR_STARTS[index + 1]?.[1] ?? DAY_MINUTES) / HOUR_MINUTES]
          const color = designColor(light === 'day' ? 'hour-day' : `hour-${light}-glow`)
          return lightStops(start, end).map((hour) => <stop key={hour} offset={hourPlace(hour)} stopColor={color} />)
        })}
      </linearGradient>
      <rect width="100%" height="3.5rem" rx="8" fill={`url(#${id}-sky)`} />
      <circle cx="50%" cy="1.75rem" r="13" fill={designColor('paint-beam')} className="print:fill-none" />
      <svg aria-hidden="true" x={hourPlace(2)} y="1.75rem" overflow="visible">
        <path d="M2-11a11 11 0 1 0 9 17a9.5 9.5 0 0 1-9-17z" fill={designColor('on-deck')} />
      </svg>
    </>
  )
}

/** @returns the hours between which a light keeps its color: two, or only the middle of a short light */
function lightStops(start: number, end: number): number[] {
  if (end - start < 2 * LIGHT_CHANGE) return [(start + end) / 2]
  return [start && start + LIGHT_CHANGE, end === DAY_HOURS ? end : end - LIGHT_CHANGE]
}

const EVERY_HOUR = Array.from({ length: DAY_HOURS + 1 }, (_, hour) => hour)

/** A tick for each hour, longer and with the hour at some. */
const HourScale = () => (
  <>
    {EVERY_HOUR.map((hour) => {
      const isLabeled = LABELED_HOURS.includes(hour)
      return (
        <line
          key={hour}
          x1={hourPlace(hour)}
          x2={hourPlace(hour)}
          y1={isLabeled ? '3.75rem' : '4rem'}
          y2="4.35rem"
          stroke="currentColor"
          strokeWidth={isLabeled ? 2 : 1}
        />
      )
    })}
    {LABELED_HOURS.map((hour) => (
      <text key={hour} x={hourPlace(hour)} y="5.5rem" textAnchor={endAnchor(hour, DAY_HOURS)} fill="currentColor" fontWeight="600">
        {formatHour(hour)}
      </text>
    ))}
  </>
)

/** The support desk's day, true to scale: the sky of twenty-four hours, and below it a lane for each way to contact us. */

import type { ReactNode } from 'react'
import type { IconName } from '#src/contentNames/iconNames.ts'
import { designColor } from '#src/illustrations/designColor.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { SKY_HOUR_STARTS } from '#src/models/pictures/skyHours.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { type DeskStateWords, formatHour } from './deskState.ts'
import { helpCenterAttributes } from './helpCenter.attributes.ts'

const DAY_HOURS = 24
/** Text on a bar. Forced colors paint the bar like text. */
const BAR_TEXT = 'fill-signal-ink forced-colors:fill-system-paper'
const EVERY_HOUR = Array.from({ length: DAY_HOURS + 1 }, (_, hour) => hour)
/** Hours with a label. */
const NAMED = [0, 6, 12, 18, 24]
/** How long one light takes to become the next, in hours, on either side of the change. */
const TURN = 1
/** Who, how, and the strip of the day: the same columns for the scale and for every lane. */
const COLUMNS = 'grid gap-x-8 gap-y-2 md:side-col-60 lg:grid-cols-[11rem_17rem_minmax(0,1fr)]'

/** @returns an hour's place on the strip */
const at = (hour: number) => formatPercent(hour / DAY_HOURS)

export type DeskHoursProps = { id: string; heading: string; children: ReactNode }

/** Heading, sky and scale over the lanes. */
export function DeskHours({ id, heading, children }: DeskHoursProps) {
  return (
    <>
      <div className={cn(COLUMNS, 'items-end gap-y-5')}>
        <Heading level={2} id={id} size="3xl" className="lg:col-span-2">
          {heading}
        </Heading>
        <div className="text-desk-label text-on-deck-2">
          <svg aria-hidden="true" width="100%" height="5.25rem" overflow="visible">
            <Sky id={id} />
            {EVERY_HOUR.map((hour) => (
              <line
                key={hour}
                x1={at(hour)}
                x2={at(hour)}
                y1={NAMED.includes(hour) ? '3.75rem' : '4rem'}
                y2="4.35rem"
                stroke="currentColor"
                strokeWidth={NAMED.includes(hour) ? 2 : 1}
              />
            ))}
            {NAMED.map((hour) => (
              <text
                key={hour}
                x={at(hour)}
                y="5.5rem"
                textAnchor={hour === 0 ? 'start' : hour === DAY_HOURS ? 'end' : 'middle'}
                fill="currentColor"
                fontWeight="600"
              >
                {formatHour(hour)}
              </text>
            ))}
          </svg>
        </div>
      </div>
      <ul className="mt-4">{children}</ul>
    </>
  )
}

/** The lights of the day (models/pictures/skyHours.ts) from midnight to midnight, with the sun at noon and the moon before it. */
function Sky({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={`${id}-sky`}>
        {SKY_HOUR_STARTS.flatMap(([light, from], index) => {
          const [start, end] = [from / 60, (SKY_HOUR_STARTS[index + 1]?.[1] ?? DAY_HOURS * 60) / 60]
          const color = designColor(light === 'day' ? 'hour-day' : `hour-${light}-glow`)
          // A short light has one stop in its middle; a long light has two, between which the color is constant.
          const stops = end - start < 2 * TURN ? [(start + end) / 2] : [start && start + TURN, end === DAY_HOURS ? end : end - TURN]
          return stops.map((hour) => <stop key={hour} offset={at(hour)} stopColor={color} />)
        })}
      </linearGradient>
      <rect width="100%" height="3.5rem" rx="8" fill={`url(#${id}-sky)`} />
      <circle cx="50%" cy="1.75rem" r="13" fill={designColor('paint-beam')} className="print:fill-none" />
      <svg aria-hidden="true" x={at(2)} y="1.75rem" overflow="visible">
        <path d="M2-11a11 11 0 1 0 9 17a9.5 9.5 0 0 1-9-17z" fill={designColor('on-deck')} />
      </svg>
    </>
  )
}

export type DeskLaneProps = {
  icon: IconName
  title: string
  hours: string
  /** Whole hours of the desk's day. */
  opens: number
  closes: number
  /** Requests are taken at any hour, and answered in these hours. */
  isAnyTime?: boolean
  /** The desk of which `openNow.client.ts` writes here whether it is open, in these words. The lane is lit while it is. */
  desk?: { kind: 'phone' | 'chat'; words: DeskStateWords }
  children: ReactNode
}

/** One way to contact support: who answers, when, and how. */
export function DeskLane({ icon, title, hours, opens, closes, isAnyTime = false, desk, children }: DeskLaneProps) {
  return (
    <li className={`${COLUMNS} items-center border-t border-deck-line py-3 text-signal has-data-help-center-open:text-go`}>
      <div className="text-on-deck">
        <Heading level={3} size="lg" className="flex items-center gap-2.5">
          <Icon name={icon} className="size-7" />
          {title}
        </Heading>
        <p className="mt-1 text-sm text-balance text-on-deck-2">{hours}</p>
      </div>
      <div className="text-sm text-on-deck">
        {children}
        {desk && (
          <p
            {...helpCenterAttributes.hours.props(desk.kind)}
            {...helpCenterAttributes.words.props(JSON.stringify(desk.words))}
            hidden
            className="mt-1 font-semibold text-hold data-help-center-open:text-go"
          />
        )}
      </div>
      <svg
        aria-hidden="true"
        width="100%"
        height="2.5rem"
        overflow="visible"
        className="text-desk-name max-md:mt-2 md:col-start-2 md:row-span-2 md:row-start-1 lg:col-start-3 lg:row-span-1"
      >
        {NAMED.map((hour) => (
          <line key={hour} x1={at(hour)} x2={at(hour)} y1="-35%" y2="135%" stroke="var(--color-deck-line)" />
        ))}
        {isAnyTime && <rect width="100%" height="100%" rx="8" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="6 5" />}
        <rect x={at(opens)} width={at(closes - opens)} height="100%" rx="8" fill="currentColor" />
        <text x={at(opens)} y="50%" dx=".6em" dy=".35em" className={BAR_TEXT} fontWeight="700">
          {formatHour(opens)}
        </text>
        <text x={at(closes)} y="50%" dx="-.6em" dy=".35em" textAnchor="end" className={BAR_TEXT} fontWeight="700">
          {formatHour(closes)}
        </text>
      </svg>
    </li>
  )
}

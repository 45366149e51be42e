import type { ReactNode } from 'react'
import type { IconName } from '#src/models/names/iconNames.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { DESK_COLUMNS_CLASS, hourPlace, LABELED_HOURS } from './deskDay.ts'
import { type DeskStateWords, formatHour, type OpeningHours } from './deskState.ts'
import { helpCenterAttributes } from './helpCenter.attributes.ts'

export type DeskLaneProps = OpeningHours & {
  icon: IconName
  title: string
  hours: string
  /** Requests are taken at any hour, and answered in these hours. */
  isAnyTime?: boolean
  /** The desk of which `openNow.client.ts` writes here whether it is open, in these words. The lane is lit while it is. */
  desk?: { kind: 'phone' | 'chat'; words: DeskStateWords }
  children: ReactNode
}

/** One way to contact support: who answers, how, and when. */
export function DeskLane({ icon, title, hours, opens, closes, isAnyTime = false, desk, children }: DeskLaneProps) {
  return (
    <li className={`${DESK_COLUMNS_CLASS} items-center border-t border-deck-line py-3 text-signal has-data-help-center-open:text-go`}>
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
      <HoursBar opens={opens} closes={closes} isAnyTime={isAnyTime} />
    </li>
  )
}

/** Text on a bar. Forced colors paint the bar like text. */
const BAR_TEXT = 'fill-signal-ink forced-colors:fill-system-paper'

/** The hours as a bar on the strip of the day, in a dashed outline of the whole day if requests are taken at any hour. */
const HoursBar = ({ opens, closes, isAnyTime }: OpeningHours & { isAnyTime: boolean }) => (
  <svg
    aria-hidden="true"
    width="100%"
    height="2.5rem"
    overflow="visible"
    className="text-desk-name max-md:mt-2 md:col-start-2 md:row-span-2 md:row-start-1 lg:col-start-3 lg:row-span-1"
  >
    {LABELED_HOURS.map((hour) => (
      <line key={hour} x1={hourPlace(hour)} x2={hourPlace(hour)} y1="-35%" y2="135%" stroke="var(--color-deck-line)" />
    ))}
    {isAnyTime && <rect width="100%" height="100%" rx="8" fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="6 5" />}
    <rect x={hourPlace(opens)} width={hourPlace(closes - opens)} height="100%" rx="8" fill="currentColor" />
    <text x={hourPlace(opens)} y="50%" dx=".6em" dy=".35em" className={BAR_TEXT} fontWeight="700">
      {formatHour(opens)}
    </text>
    <text x={hourPlace(closes)} y="50%" dx="-.6em" dy=".35em" textAnchor="end" className={BAR_TEXT} fontWeight="700">
      {formatHour(closes)}
    </text>
  </svg>
)

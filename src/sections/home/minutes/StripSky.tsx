import { useId } from 'react'
import { designColor } from '#src/illustrations/designColor.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import { SKY_HOUR_STARTS, skyHourOf } from '#src/models/pictures/skyHours.ts'

/** The strip, and as much on either side as the page may be wider. */
const BAND = { x: '-150%', width: '400%', height: '100%' }

export type StripSkyProps = {
  /** Minutes of the day. */
  start: number
  horn: number
  /** @returns the place of a minute in the strip, in percent */
  placeOf: (minute: number) => string
}

/** The sky of the strip, hour by hour, with light at the horizon. On wide screens it also lies behind the words above. */
export function StripSky({ start, horn, placeOf }: StripSkyProps) {
  const id = useId()
  const turns = SKY_HOUR_STARTS.map(([, minute]) => minute).filter((minute) => minute > start && minute < horn)
  const stops = [start, ...turns, horn].map((minute) => ({ offset: placeOf(minute), sky: `hour-${skyHourOf(clockOf(minute))}` }))
  return (
    <>
      <linearGradient id={`${id}sky`} gradientUnits="userSpaceOnUse" x2="100%">
        {stops.map(({ offset, sky }) => (
          <stop key={offset} offset={offset} stopColor={designColor(sky)} />
        ))}
      </linearGradient>
      <linearGradient id={`${id}light`} gradientUnits="userSpaceOnUse" x2="100%">
        {stops.map(({ offset, sky }) => (
          <stop key={offset} offset={offset} stopColor={designColor(`${sky}-glow`)} />
        ))}
      </linearGradient>
      <linearGradient id={`${id}rise`} x2="0" y2="1">
        <stop stopColor={designColor('bubble')} stopOpacity="0" />
        <stop offset="0.5" stopColor={designColor('bubble')} stopOpacity="0.3" />
        <stop offset="1" stopColor={designColor('bubble')} />
      </linearGradient>
      <mask id={`${id}low`} x="-150%" y="0" width="400%" height="100%" maskUnits="userSpaceOnUse">
        <rect {...BAND} fill={`url(#${id}rise)`} />
      </mask>
      {/* The page may be wider than the strip, whose band cuts this off. */}
      <g className="forced-colors:hidden">
        <rect {...BAND} fill={`url(#${id}sky)`} />
        <rect {...BAND} y="-500%" height="500%" fill={`url(#${id}sky)`} className="max-lg:hidden" />
        <rect {...BAND} fill={`url(#${id}light)`} mask={`url(#${id}low)`} />
      </g>
    </>
  )
}

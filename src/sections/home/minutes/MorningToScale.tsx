import { useId } from 'react'
import { designColor } from '#src/illustrations/designColor.ts'
import { SKYLINE_WIDTH, Skyline } from '#src/illustrations/Skyline.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import { SKY_HOUR_STARTS, skyHourOf } from '#src/models/pictures/skyHours.ts'
import { PlantBay } from '../morning/plant/PlantBay.tsx'
import { BAY_SIZE } from '../morning/plant/plantBays.ts'

export type MorningToScaleProps = {
  /** Minutes of the day: the strip's ends, and the two moments between which the time is enlarged below. */
  start: number
  horn: number
  from: number
  to: number
  /** Index of the plant's bay. */
  bayIndex: number
  /** Text after the number of minutes on a flap, text for the minutes between the two moments, and text for the minutes left. */
  words: { unit: string; taken: string; left: string }
  /** Spacing around it. */
  className: string
}

/**
 * The morning to scale, from night to the horn. The lit bay stands above the minutes that the moments below tell of. It is a low band
 * across the page with a sky of its own, which on wide screens also lies behind the words above. Tablets show as many of its words as fit,
 * and phones, whose page has a height limit, only the list below.
 */
export function MorningToScale({ start, horn, from, to, bayIndex, words, className }: MorningToScaleProps) {
  const placeOf = (minute: number) => formatPercent((minute - start) / (horn - start))
  const minutesTaken = `${to - from} ${words.unit}`
  const minutesLeft = `${horn - to} ${words.left}`
  return (
    <figure className={cn('relative h-24 lg:h-40 max-sm:hidden print:hidden', className)}>
      <svg
        role="img"
        aria-label={`${minutesTaken} ${words.taken}; ${minutesLeft}.`}
        className="absolute inset-0 h-full w-full overflow-visible text-sm font-semibold"
      >
        <StripSky start={start} horn={horn} placeOf={placeOf} />
        <line x1="-150%" x2="250%" y1="100%" y2="100%" strokeWidth="0.9rem" className="stroke-bubble-ink" />
        <svg aria-hidden="true" x={placeOf(from)} y="100%" overflow="visible">
          <StripBay bayIndex={bayIndex} minutes={minutesTaken} label={words.taken} />
        </svg>
        <g className="fill-on-deck tabular-nums">
          {/* Left of the plant, whose roofs leave space for the horn's clock. */}
          <text x="100%" y="100%" dy="-3.95rem" dx={`${-(SKYLINE_WIDTH + 1)}rem`} textAnchor="end" className="max-lg:hidden">
            {minutesLeft}
          </text>
          <text x="100%" y="100%" dy="-3.95rem" textAnchor="end">
            {clockOf(horn)}
          </text>
        </g>
      </svg>
      <span className="max-lg:hidden">
        <Skyline size="middle" />
      </span>
    </figure>
  )
}

/** The strip, and as much on either side as the page may be wider. */
const BAND = { x: '-150%', width: '400%', height: '100%' }

type StripSkyProps = {
  /** Minutes of the day. */
  start: number
  horn: number
  /** @returns the place of a minute in the strip, in percent */
  placeOf: (minute: number) => string
}

/** The sky of the strip, hour by hour, with light at the horizon. On wide screens it also lies behind the words above. */
function StripSky({ start, horn, placeOf }: StripSkyProps) {
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

/**
 * The bay that was lit in these minutes, in pixels above the ground, which is half as thick, and the flap beside it, as on tablets
 * (minutes.css).
 */
const BAY = { scale: 0.8, ground: 7, width: 0.8 * BAY_SIZE.outer.width, height: 0.8 * BAY_SIZE.outer.height }
const FLAP = { x: BAY.width + 12, y: -BAY.height - BAY.ground, width: 74, height: 34 }

type StripBayProps = {
  bayIndex: number
  /** On the flap. */
  minutes: string
  /** Beside the flap. */
  label: string
}

/** The bay that was filled, and how long that took, from the point on the ground where it began. */
function StripBay({ bayIndex, minutes, label }: StripBayProps) {
  return (
    <>
      <g transform={`translate(0 ${-BAY.ground})`}>
        <g className="strip-bay">
          <g transform={`translate(0 ${-BAY.height}) scale(${BAY.scale})`}>
            <PlantBay state="covered" hasReplacement bayIndex={bayIndex} />
          </g>
        </g>
      </g>
      <g className="strip-flap">
        <rect {...FLAP} rx="4" className="fill-soot" />
        <rect {...FLAP} height={FLAP.height / 2} rx="4" opacity="0.12" className="fill-on-deck" />
        <text
          x={FLAP.x + FLAP.width / 2}
          y={FLAP.y + 0.7 * FLAP.height}
          textAnchor="middle"
          className="fill-signal font-display text-xl font-bold"
        >
          {minutes}
        </text>
        <text x={FLAP.x + FLAP.width + 12} y={FLAP.y + 0.65 * FLAP.height} className="fill-on-deck">
          {label}
        </text>
      </g>
    </>
  )
}

import { paint } from '../../illustrations/paint'
import { SKYLINE_WIDTH, Skyline } from '../../illustrations/Skyline'
import { clockOf } from '../../lib/anywhere/clockTime'
import { LIGHTS, skyHourOf } from '../../lib/anywhere/skyHours'

/**
 * The moments below (MinuteTimeline.tsx), in rem: the gap between their columns, and all of them on a laptop, the narrowest page
 * less its gutters (`--width-page`, `--page-gutter`). On other wide screens the result is off by a few pixels at most, which
 * tests/browser/minutes.spec.ts holds it to.
 */
const COLUMNS = { gap: 1.5, all: 75 - 2 * 1.75 }
/** @returns where the last of the moments begins, in thousandths of the strip */
const lastOf = (moments: number) => Math.round(1000 * (1 - 1 / moments) * (1 + COLUMNS.gap / COLUMNS.all))

/** What the sky is painted on: the strip, and as much on either side as a page could be wider. */
const BAND = { x: '-150%', width: '400%', height: '100%' }

export type MinuteStripProps = {
  /** Minutes of the day: the strip's ends, and the two moments whose time between them is enlarged below. */
  start: number
  horn: number
  from: number
  to: number
  /** What follows the minutes from the one moment to the other, and the minutes left. */
  words: { taken: string; left: string }
}

/**
 * The morning to scale, from night to the horn, with the few minutes lit that the moments below it tell. It lies low in a band
 * across the page, whose sky is its own. For wide screens.
 */
export function MinuteStrip({ start, horn, from, to, words }: MinuteStripProps) {
  const share = (minute: number) => (minute - start) / (horn - start)
  const percent = (minute: number) => `${(share(minute) * 100).toFixed(2)}%`
  const turns = [start, ...LIGHTS.map(([, minute]) => minute).filter((minute) => minute > start && minute < horn), horn]
  const stops = turns.map((minute) => ({ minute, sky: `hour-${skyHourOf(clockOf(minute))}` }))
  const taken = `${to - from} ${words.taken}`
  const left = `${horn - to} ${words.left}`
  return (
    <figure className="relative h-24 max-lg:hidden print:hidden">
      <svg role="img" aria-label={`${taken}; ${left}.`} className="absolute inset-0 h-full w-full overflow-visible text-sm font-semibold">
        <linearGradient id="strip-sky" gradientUnits="userSpaceOnUse" x2="100%">
          {stops.map(({ minute, sky }) => (
            <stop key={minute} offset={percent(minute)} stopColor={paint(sky)} />
          ))}
        </linearGradient>
        <linearGradient id="strip-light" gradientUnits="userSpaceOnUse" x2="100%">
          {stops.map(({ minute, sky }) => (
            <stop key={minute} offset={percent(minute)} stopColor={paint(`${sky}-glow`)} />
          ))}
        </linearGradient>
        <linearGradient id="strip-rise" x2="0" y2="1">
          <stop stopColor={paint('bubble')} stopOpacity="0" />
          <stop offset="0.5" stopColor={paint('bubble')} stopOpacity="0.3" />
          <stop offset="1" stopColor={paint('bubble')} />
        </linearGradient>
        <mask id="strip-low" x="-150%" y="0" width="400%" height="100%" maskUnits="userSpaceOnUse">
          <rect {...BAND} fill="url(#strip-rise)" />
        </mask>
        {/* Wherever the page is wider than the hours: its band cuts them off. */}
        <g className="forced-colors:hidden">
          <rect {...BAND} y="-500%" height="600%" fill="url(#strip-sky)" />
          <rect {...BAND} fill="url(#strip-light)" mask="url(#strip-low)" />
        </g>
        <line x1="-150%" x2="250%" y1="100%" y2="100%" strokeWidth="0.9rem" className="stroke-bubble-ink" />
        <rect x={percent(from)} width={percent(start + to - from)} height="100%" className="fill-signal" />
        <g className="fill-on-deck tabular-nums">
          <text x={percent(to)} y="1.75rem" dx="0.75rem">
            {taken}
          </text>
          {/* Left of the plant, whose roofs leave the horn's clock in sight. */}
          <text x="100%" y="1.75rem" dx={`${-(SKYLINE_WIDTH + 1)}rem`} textAnchor="end">
            {left}
          </text>
          <text x="100%" y="1.75rem" textAnchor="end">
            {clockOf(horn)}
          </text>
        </g>
      </svg>
      <Skyline name="plant" size="middle" />
    </figure>
  )
}

export type MinuteConeProps = Pick<MinuteStripProps, 'start' | 'horn' | 'from' | 'to'> & {
  /** How many stand below, in columns; the last of them is `to`. */
  moments: number
}

/** The light from the lit minutes down onto the moments below them, from the ground of the band on. */
export function MinuteCone({ start, horn, from, to, moments }: MinuteConeProps) {
  const [begin, end] = [from, to].map((minute) => Math.round(((minute - start) / (horn - start)) * 1000))
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1000 100"
      preserveAspectRatio="none"
      className="relative mb-1 block h-11 w-full max-lg:hidden lg:-mt-1.75 print:hidden"
    >
      <linearGradient id="strip-cone" x2="0" y2="1">
        <stop stopColor={paint('signal')} />
        <stop offset="1" stopColor={paint('signal')} stopOpacity="0.08" />
      </linearGradient>
      <path d={`M${begin} 0H${end}L${lastOf(moments)} 100H0z`} fill="url(#strip-cone)" />
    </svg>
  )
}

import { useId } from 'react'
import { designColor } from '#src/illustrations/designColor.ts'
import { SKYLINE_WIDTH, Skyline } from '#src/illustrations/Skyline.tsx'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import { SKY_HOUR_STARTS, skyHourOf } from '#src/models/pictures/skyHours.ts'
import { PlantBay } from '../morning/plant/PlantBay.tsx'
import { BAY_SIZE } from '../morning/plant/plantBays.ts'

/** On a laptop, in rem: the narrowest `--width-page`, and `--page-gutter` (designTokens.css). */
const PAGE = { width: 75, gutter: 1.75 } as const
/**
 * The columns of the moments below, in rem: their gap (`gap-x-6` in MinutesBlock.tsx) and their total width. On other wide screens the
 * result is off by a few pixels at most, which tests/browser/minutes.spec.ts checks.
 */
const COLUMNS = { gap: 1.5, all: PAGE.width - 2 * PAGE.gutter } as const
/** @returns where the last of the moments begins, in thousandths of the strip */
const lastOf = (moments: number) => Math.round(1000 * (1 - 1 / moments) * (1 + COLUMNS.gap / COLUMNS.all))

/**
 * The bay that was lit in these minutes, in pixels above the ground, which is half as thick, and the flap beside it, as on tablets
 * (minutes.css).
 */
const LIT = { scale: 0.8, ground: 7, width: 0.8 * BAY_SIZE.outer.width, height: 0.8 * BAY_SIZE.outer.height }
const FLAP = { x: LIT.width + 12, y: -LIT.height - LIT.ground, width: 74, height: 34 }

/** The area of the sky: the strip, and as much on either side as the page may be wider. */
const BAND = { x: '-150%', width: '400%', height: '100%' }

export type MorningToScaleProps = {
  /** Minutes of the day: the strip's ends, and the two moments between which the time is enlarged below. */
  start: number
  horn: number
  from: number
  to: number
  /** Index of the plant's bay. */
  bay: number
  /** Text after the number of minutes on a flap, text for the minutes between the two moments, and text for the minutes left. */
  words: { unit: string; taken: string; left: string }
}

/**
 * The morning to scale, from night to the horn. The lit bay stands above the minutes that the moments below tell of. It is a low band
 * across the page with a sky of its own, which on wide screens also lies behind the words above. Tablets show as many of its words as fit,
 * and phones, whose page has a height limit, only the list below.
 */
export function MorningToScale({ start, horn, from, to, bay, words }: MorningToScaleProps) {
  const id = useId()
  const share = (minute: number) => (minute - start) / (horn - start)
  const percent = (minute: number) => `${(share(minute) * 100).toFixed(2)}%`
  const turns = [start, ...SKY_HOUR_STARTS.map(([, minute]) => minute).filter((minute) => minute > start && minute < horn), horn]
  const stops = turns.map((minute) => ({ minute, sky: `hour-${skyHourOf(clockOf(minute))}` }))
  const minutes = `${to - from} ${words.unit}`
  const left = `${horn - to} ${words.left}`
  return (
    <figure className="relative h-24 lg:h-40 max-lg:mt-5 max-sm:hidden print:hidden">
      <svg
        role="img"
        aria-label={`${minutes} ${words.taken}; ${left}.`}
        className="absolute inset-0 h-full w-full overflow-visible text-sm font-semibold"
      >
        <linearGradient id={`${id}sky`} gradientUnits="userSpaceOnUse" x2="100%">
          {stops.map(({ minute, sky }) => (
            <stop key={minute} offset={percent(minute)} stopColor={designColor(sky)} />
          ))}
        </linearGradient>
        <linearGradient id={`${id}light`} gradientUnits="userSpaceOnUse" x2="100%">
          {stops.map(({ minute, sky }) => (
            <stop key={minute} offset={percent(minute)} stopColor={designColor(`${sky}-glow`)} />
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
        <line x1="-150%" x2="250%" y1="100%" y2="100%" strokeWidth="0.9rem" className="stroke-bubble-ink" />
        <svg aria-hidden="true" x={percent(from)} y="100%" overflow="visible">
          <g transform={`translate(0 ${-LIT.ground})`}>
            <g className="strip-bay">
              <g transform={`translate(0 ${-LIT.height}) scale(${LIT.scale})`}>
                <PlantBay bay="lit" hasChanged index={bay} />
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
              {words.taken}
            </text>
          </g>
        </svg>
        <g className="fill-on-deck tabular-nums">
          {/* Left of the plant, whose roofs leave space for the horn's clock. */}
          <text x="100%" y="100%" dy="-3.95rem" dx={`${-(SKYLINE_WIDTH + 1)}rem`} textAnchor="end" className="max-lg:hidden">
            {left}
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

export type MinuteConeProps = Pick<MorningToScaleProps, 'start' | 'horn' | 'from' | 'to'> & {
  /** Number of the moments below, in columns. The last of them is `to`. */
  moments: number
}

/** The light from the lit minutes to the line below, from the first dot to the last: these minutes, enlarged. */
export function MinuteCone({ start, horn, from, to, moments }: MinuteConeProps) {
  const id = useId()
  const [begin, end] = [from, to].map((minute) => Math.round(((minute - start) / (horn - start)) * 1000))
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1000 100"
      preserveAspectRatio="none"
      className="relative -mb-10.5 block h-22.5 w-full translate-x-1.25 max-lg:hidden lg:-mt-1.75 print:hidden"
    >
      <linearGradient id={`${id}cone`} x2="0" y2="1">
        <stop stopColor={designColor('signal')} />
        <stop offset="0.55" stopColor={designColor('signal')} stopOpacity="0.3" />
        <stop offset="1" stopColor={designColor('signal')} stopOpacity="0.15" />
      </linearGradient>
      <path d={`M${begin} 0H${end}L${lastOf(moments)} 100H0z`} fill={`url(#${id}cone)`} />
    </svg>
  )
}

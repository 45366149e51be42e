import { useId } from 'react'
import { designColor } from '#src/illustrations/designColor.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import type { FirstCallOff } from '#src/models/morning/minute/morningEvents.ts'
import type { HomeBlockOf } from '#src/schemas/pages/home/homeBlocks.ts'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { MorningToScale } from './MorningToScale.tsx'

export type MinutesBlockProps = Omit<HomeBlockOf<'minutes'>, 'kind'> & {
  id: string
  /** Minutes of the day: the start of the morning, and its horn. */
  start: number
  horn: number
  /** The call-off that the block tells. */
  callOff: FirstCallOff
}

/** One call-off, minute by minute, below the whole morning: a horizontal line, or a vertical one on screens smaller than a desktop. */
export function MinutesBlock({ id, heading, lede, strip, steps, start, horn, callOff }: MinutesBlockProps) {
  const { reported, filled } = callOff.stageMinutes
  return (
    <section {...namedSection(id)} className="border-t border-line">
      {/* On wide screens the words stand on the strip's sky. */}
      <div className="isolate overflow-clip pt-7 sm:pt-24 lg:text-on-deck">
        <div className="column">
          <div className="relative z-1 lg:mb-6">
            <Heading level={2} id={id} size="5xl">
              {heading}
            </Heading>
            <p className="mt-2 measure-80 max-lg:text-ink-2 sm:mt-3">{fillIn(lede, { minutes: filled - reported })}</p>
          </div>
          <MorningToScale
            start={start}
            horn={horn}
            from={reported}
            to={filled}
            bayIndex={callOff.stationIndex}
            words={strip}
            className="max-lg:mt-5"
          />
        </div>
      </div>
      <div className="column pb-7 sm:pb-24 lg:pb-16">
        <MinuteCone start={start} horn={horn} from={reported} to={filled} moments={steps.length} className="-mb-10.5 lg:-mt-1.75" />
        <div className="mt-4 sm:mt-12 lg:mt-0">
          <ol className="minute-log grid gap-x-6 lg:grid-cols-5">
            {steps.map((step, index) => (
              <li key={step.title} className="relative grid gap-x-5 everyday:max-sm:gap-x-2.5 sm:grid-cols-time sm:pb-8 lg:block lg:pb-0">
                <MomentDot isLast={index === steps.length - 1} />
                <time className="tabular-nums text-sm font-medium text-ink-2 sm:text-base">
                  {clockOf(callOff.stageMinutes[step.stage])}
                </time>
                <div className="max-sm:contents sm:pl-3 lg:mt-8 lg:pl-0">
                  <Heading level={3} onPhones="base">
                    {step.title}
                  </Heading>
                  <p className="text-sm text-ink-2 sm:mt-1.5">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

/** Start of the line and its dots: beside the words, or above them if the line is horizontal. */
const LINE_START = 'absolute top-2 left-(--timeline-gutter) lg:top-(--timeline-drop) lg:left-0'
/** The middle of a dot lies on the line. */
const DOT = 'size-2.75 -translate-x-1.25 rounded-full ring-4 ring-paper lg:translate-x-0 lg:-translate-y-1.25'

/** A minute's dot, and the line to the next one. */
function MomentDot({ isLast }: { isLast: boolean }) {
  return (
    <>
      {!isLast && <span aria-hidden="true" className={`${LINE_START} h-full w-px bg-line lg:-right-6 lg:h-px lg:w-auto`} />}
      <span aria-hidden="true" className={`${LINE_START} ${DOT} ${isLast ? 'bg-go-ink' : 'bg-signal'}`} />
    </>
  )
}

/** On a laptop, in rem: the narrowest `--width-page`, and `--page-gutter` (designTokens.css). */
const PAGE = { width: 75, gutter: 1.75 } as const
/**
 * The columns of the moments below, in rem: their gap (`gap-x-6` in MinutesBlock.tsx) and their total width. On other wide screens the
 * result is off by a few pixels at most, which tests/browser/minutes.spec.ts checks.
 */
const COLUMNS = { gap: 1.5, all: PAGE.width - 2 * PAGE.gutter } as const
/** @returns where the last of the moments begins, in thousandths of the strip */
const lastColumnStart = (moments: number) => Math.round(1000 * (1 - 1 / moments) * (1 + COLUMNS.gap / COLUMNS.all))

type MinuteConeProps = {
  /** Minutes of the day: the strip's ends, and the first and the last of the moments below. */
  start: number
  horn: number
  from: number
  to: number
  /** Number of the moments below, in columns. */
  moments: number
  /** Spacing around it: it lies over what stands above and below. */
  className: string
}

/** The light from the lit minutes of the strip to the line below, from the first dot to the last: these minutes, enlarged. */
function MinuteCone({ start, horn, from, to, moments, className }: MinuteConeProps) {
  const id = useId()
  const [begin, end] = [from, to].map((minute) => Math.round(((minute - start) / (horn - start)) * 1000))
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1000 100"
      preserveAspectRatio="none"
      className={cn('relative block h-22.5 w-full translate-x-1.25 max-lg:hidden print:hidden', className)}
    >
      <linearGradient id={`${id}cone`} x2="0" y2="1">
        <stop stopColor={designColor('signal')} />
        <stop offset="0.55" stopColor={designColor('signal')} stopOpacity="0.3" />
        <stop offset="1" stopColor={designColor('signal')} stopOpacity="0.15" />
      </linearGradient>
      <path d={`M${begin} 0H${end}L${lastColumnStart(moments)} 100H0z`} fill={`url(#${id}cone)`} />
    </svg>
  )
}

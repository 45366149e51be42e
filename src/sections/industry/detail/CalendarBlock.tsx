import { designColor } from '#src/illustrations/designColor.ts'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { IndustryBlockOf } from '#src/schemas/industry/industryBlocks.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { uiAttributes } from '#src/ui/ui.attributes.ts'

export type CalendarBlockProps = Pick<IndustryBlockOf<'calendar'>, 'weeks'>

/** A carton for one week, with the distance to the next. */
const CARTON = { width: 30, height: 26, pitch: 33 }

/** Weeks that count down to a date: each line has a carton for each week left, and the last one is marked. */
export function CalendarBlock({ weeks }: CalendarBlockProps) {
  return (
    <ol className="border-t-2 border-ink">
      {weeks.map(({ week, title, text }, index) => {
        const isLast = index === weeks.length - 1
        return (
          <li
            key={week}
            className={cn(
              'grid gap-x-8 gap-y-1',
              'border-b border-line px-3 py-3 sm:px-4',
              'lg:grid-cols-[minmax(0,1fr)_9rem_minmax(0,1.4fr)] lg:items-center',
              isLast && 'bg-wash',
            )}
          >
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <p className="min-w-19 font-display text-xl font-bold tracking-tight tabular-nums">{week}</p>
              <Cartons count={weeks.length - index} maximum={weeks.length} isLast={isLast} />
            </div>
            <Heading level={3}>{title}</Heading>
            <p className="text-sm text-ink-2">{text}</p>
          </li>
        )
      })}
    </ol>
  )
}

type CartonsProps = {
  count: number
  /** Of any line, so that cartons of all lines have one size. */
  maximum: number
  isLast: boolean
}

function Cartons({ count, maximum, isLast }: CartonsProps) {
  const xs = Array.from({ length: count }, (_, index) => index * CARTON.pitch)
  return (
    <svg
      aria-hidden="true"
      {...uiAttributes.print.props('no')}
      viewBox={`0 0 ${maximum * CARTON.pitch} ${CARTON.height}`}
      preserveAspectRatio="xMinYMid"
      className="h-4.5 max-w-full sm:h-6 lg:h-7"
    >
      <path
        d={xs.map((x) => `M${x} 0h${CARTON.width}v${CARTON.height}h-${CARTON.width}z`).join('')}
        fill={designColor(isLast ? 'signal' : 'paint-lamp-low')}
      />
      <path
        d={xs.map((x) => `M${x + 13} 0h4v9h-4zM${x} 10h${CARTON.width}v1h-${CARTON.width}z`).join('')}
        fill={designColor('soot')}
        opacity=".55"
      />
    </svg>
  )
}

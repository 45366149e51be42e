import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import type { WeekReport } from '#src/schemas/blocks/week.ts'
import { ChannelSymbol, OUTLINE_COLORS_CLASS } from './ChannelSymbol.tsx'
import type { WeekOrientation } from './weekOrientation.ts'
import { lateNotice, weekPosition } from './weekReports.ts'

export type ReportMarkProps = {
  report: WeekReport
  /** How late a report is. The notice is filled in. */
  lateLabel: string
  view: WeekOrientation
}

/** A report: its channel's outline with its language, and its minute. */
export function ReportMark({ report, lateLabel, view }: ReportMarkProps) {
  const { dayIndex, share } = weekPosition(report)
  const notice = lateNotice(report)
  const isTagged = view.hasWords && notice !== undefined
  return (
    <svg
      aria-hidden="true"
      {...view.mark(dayIndex, share)}
      className={cn('overflow-visible', notice ? 'fill-signal' : 'fill-on-deck', isTagged && 'text-base', OUTLINE_COLORS_CLASS)}
    >
      {isTagged && <LateTag text={fillIn(lateLabel, { notice })} />}
      <ChannelSymbol channel={report.channel} x="-1.1em" {...view.outline} />
      <text {...view.language} textAnchor="middle" className="fill-deck stroke-none font-semibold print:fill-ink">
        {report.lang}
      </text>
      {/* On phones columns are as narrow as a time, so only late reports have one. The list beside the drawing has all times. */}
      <text y="1.15em" textAnchor="middle" className={cn('week-clear', notice ? 'fill-signal font-bold' : 'fill-on-deck max-sm:hidden')}>
        {report.time}
      </text>
    </svg>
  )
}

/** How late a report is, on a tag behind its mark. The tag covers the lines below it. */
function LateTag({ text }: { text: string }) {
  return (
    <>
      <rect
        x="1.2em"
        y="-1.6em"
        width={`${text.length * 0.47 + 1.3}em`}
        height="1.35em"
        rx="3"
        className="week-tag fill-deck stroke-signal"
        strokeWidth="2"
      />
      <text x="1.8em" y="-0.56em" className="fill-signal stroke-none font-semibold print:fill-ink">
        {text}
      </text>
    </>
  )
}

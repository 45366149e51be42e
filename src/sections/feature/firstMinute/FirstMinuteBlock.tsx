import { SampleLabel } from '#src/illustrations/scenes/PanelHead.tsx'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { REPORT_STOPS } from '#src/models/names/reportNames.ts'
import type { FirstMinuteContent } from '#src/schemas/blocks/firstMinute.ts'
import { SectionHeading } from '#src/sections/shared/SectionHeading.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { FoldHeading } from '#src/ui/FoldHeading.tsx'
import { isTextFolded, PhoneFold } from '#src/ui/PhoneFold.tsx'
import { ReportAtStop, type ReportAtStopProps } from './ReportAtStop.tsx'

/** The report whose first minute is shown. */
export type FirstMinuteReport = Omit<ReportAtStopProps, 'stop'> & { isSample: boolean }

export type FirstMinuteBlockProps = FirstMinuteContent & {
  id: string
  heading: string
  /** A report of the first screen. Without it, the stops have no pictures. */
  example?: FirstMinuteReport | undefined
}

/**
 * The first minute of a report as stops of one line, which continues that of the first screen. Wide screens show six columns with the
 * pictures above the line; others show the line vertically. The stops have no times of their own: only the pictures have, from a report of
 * the first screen and its record. Phones fold the texts from the third stop on.
 */
export function FirstMinuteBlock({ id, heading, lede, stops, example }: FirstMinuteBlockProps) {
  return (
    <section {...namedSection(id)} className="overflow-clip">
      <div className="column plain-section">
        <SectionHeading id={id} heading={heading} lede={lede} look="abreast" ledeSize="base" />
        {example?.isSample && <SampleLabel aria-hidden="true" isQuiet className="mt-6 lg:mt-8" />}
        <ol className="first-minute isolate mt-4">
          {REPORT_STOPS.map((stop, index) => {
            const { title, text } = stops[stop]
            const isFolded = isTextFolded(index, REPORT_STOPS.length)
            return (
              <li key={stop}>
                <div aria-hidden="true" className="first-minute-picture text-sm leading-tight">
                  {example && <ReportAtStop stop={stop} report={example.report} record={example.record} words={example.words} />}
                </div>
                <div aria-hidden="true" className="first-minute-stop font-display text-lg leading-none font-bold tabular-nums">
                  <span>{index + 1}</span>
                </div>
                <PhoneFold
                  isFolded={isFolded}
                  label={title}
                  head={
                    <FoldHeading level={3} size="lg" isFolded={isFolded}>
                      {title}
                    </FoldHeading>
                  }
                  className="first-minute-words"
                >
                  <p className={cn('mt-1.5 text-sm text-ink-2', isFolded && 'max-sm:mt-0 max-sm:pb-3')}>{text}</p>
                </PhoneFold>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}

import type { ReportChannel } from '#src/contentNames/reportNames.ts'
import { SampleLabel } from '#src/illustrations/scenes/PanelHead.tsx'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { languageName } from '#src/lib/anywhere/text/wording.ts'
import { longDate, weekdayOf } from '#src/lib/anywhere/time/dates.ts'
import { weekOf } from '#src/models/attendance/notice.ts'
import type { WeekContent } from '#src/schemas/blocks/week.ts'
import { SectionHeading } from '#src/sections/shared/SectionHeading.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { SAMPLE_PICTURE } from '#src/specification/interfaceValues.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { PhoneFold } from '#src/ui/PhoneFold.tsx'
import { ChannelOutlines, ChannelSymbol, OUTLINED } from './ChannelSymbol.tsx'
import { WeekPlot } from './WeekPlot.tsx'
import { countReports, lateNotice, type WeekReport } from './weekLedger.ts'

export type WeekBlockProps = WeekContent & { id: string; heading: string }

/** A week of call-offs at one plant as a ledger by the hour, and below it what each channel replaces. */
export function WeekBlock({ id, heading, headingLook, lede, describe, sample, words, channels, ...rest }: WeekBlockProps) {
  const { reports, shifts, office } = rest
  const { byChannel, ...counts } = countReports(reports, office)
  const plot = { reports, shifts, office, words }
  const titles = new Map(channels.map(({ channel, title }) => [channel, title.toLowerCase()]))
  return (
    <section {...namedSection(id)} className="border-b border-deck-line bg-deck text-on-deck">
      <div className="column py-12 sm:py-16 lg:py-24">
        <SectionHeading
          id={id}
          heading={heading}
          lede={fillIn(lede, counts)}
          look={headingLook ?? 'abreast'}
          ledeSize="base"
          surface="deck"
        />
        <figure className="mt-10 sm:mt-12">
          <figcaption className="sr-only">
            {describe} {sample && `${SAMPLE_PICTURE}.`}
          </figcaption>
          {sample && <SampleLabel aria-hidden="true" className="mb-3" />}
          <ChannelOutlines />
          <WeekPlot {...plot} orientation="across" className="max-lg:hidden" />
          <WeekPlot {...plot} orientation="upright" className="lg:hidden" />
          <ul className="phone:sr-only max-phone:grid max-phone:gap-3 max-phone:text-sm">
            {weekOf(reports[0]?.day ?? '').map((day) => (
              <li key={day}>
                {weekdayOf(day)}, {longDate(day)}:{' '}
                {spokenDay(
                  reports.filter((report) => report.day === day),
                  titles,
                  words.late,
                )}
              </li>
            ))}
          </ul>
          <p aria-hidden="true" className="mt-3 text-sm font-semibold text-signal lg:hidden">
            {reports
              .flatMap((report) => {
                const notice = lateNotice(report)
                return notice ? [`${weekdayOf(report.day).slice(0, 3)} ${report.time}: ${fillIn(words.late, { notice })}`] : []
              })
              .join('. ')}
          </p>
          <p aria-hidden="true" className="mt-3 text-2xs text-on-deck-2">
            {words.notice} {fillIn(words.office, office)}
          </p>
        </figure>
        <ul className="mt-8 grid gap-x-8 sm:mt-10 sm:grid-cols-2 sm:gap-y-2 lg:grid-cols-4">
          {channels.map(({ channel, title, text, instead }) => (
            <li key={channel} className="border-t border-deck-line py-1.5 sm:row-span-2 sm:grid sm:shares-rows sm:pt-4">
              <PhoneFold
                label={title}
                className="sm:contents"
                head={
                  <div>
                    <Heading level={3} className="flex flex-wrap items-center gap-x-2.5 max-sm:pt-2.5 max-sm:pr-9">
                      <svg
                        aria-hidden="true"
                        className={`h-[1.83em] w-[2.2em] shrink-0 overflow-visible fill-on-deck text-2xs ${OUTLINED}`}
                      >
                        <ChannelSymbol channel={channel} />
                      </svg>
                      {title}
                      <span className="font-body text-sm font-normal text-on-deck-2">
                        {fillIn(words.count, { count: byChannel[channel] })}
                      </span>
                    </Heading>
                    <p className="py-1.5 text-sm sm:pt-3 sm:pb-0">
                      <span className="text-on-deck-2">{words.instead}</span> {instead}
                    </p>
                  </div>
                }
              >
                <p className="text-sm text-on-deck-2 max-sm:pb-3">{text}</p>
              </PhoneFold>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The reports of a day, as they are read out: "03:41, phone, Vietnamese; …". */
function spokenDay(reports: readonly WeekReport[], titles: ReadonlyMap<ReportChannel, string>, late: string): string {
  const said = reports.map((report) => {
    const notice = lateNotice(report)
    return [report.time, titles.get(report.channel), languageName(report.lang, 'en'), ...(notice ? [fillIn(late, { notice })] : [])].join(
      ', ',
    )
  })
  return `${said.join('; ')}.`
}

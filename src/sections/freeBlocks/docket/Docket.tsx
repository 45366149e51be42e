import { SampleLabel } from '#src/illustrations/scenes/PanelHead.tsx'
import { longDate } from '#src/lib/anywhere/time/dates.ts'
import type { DocketContent } from '#src/schemas/blocks/docket.ts'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { SAMPLE_PICTURE } from '#src/site/interfaceValues.ts'
import { clockSpans, NOTICE_CLOCKS } from '#src/site/policy/noticeClocks.ts'
import { DeckHeading } from '../DeckHeading.tsx'
import { DocketAcross } from './DocketAcross.tsx'
import { DocketUpright } from './DocketUpright.tsx'

export type DocketProps = DocketContent & { id: string; heading: string }

/** One review as a sheet of paper: the law's clocks with the day on which each was stopped, and under all of them no point. */
export function Docket({ id, heading, headingLook, text, action, describe, sample, ...sheet }: DocketProps) {
  const { report, stamps, clocks, words } = sheet
  const spans = clockSpans(report.day, stamps)
  return (
    <section {...namedSection(id)} className="bg-deck text-on-deck">
      <div className="column py-14 sm:py-16">
        <DeckHeading id={id} heading={heading} text={text} action={action} headingLook={headingLook} />
        <figure className="docket-sheet mt-8 rounded-sm bg-bubble text-bubble-ink shadow-deck">
          <figcaption className="sr-only">
            {describe} {sample && `${SAMPLE_PICTURE}.`}
          </figcaption>
          {sample && <SampleLabel aria-hidden="true" className="mb-1" />}
          <div aria-hidden="true" className="max-lg:hidden">
            <DocketAcross {...sheet} />
          </div>
          <div aria-hidden="true" className="docket-narrow lg:hidden">
            <DocketUpright {...sheet} />
          </div>
          <ul className="phone:sr-only max-phone:grid max-phone:gap-3 max-phone:text-xs">
            <li>
              {longDate(report.day)}, {report.time}: {report.said}
            </li>
            {NOTICE_CLOCKS.map((clock) => (
              <li key={clock}>
                {longDate(stamps[clock])}: {clocks[clock].stamp}. {clocks[clock].name}, {clocks[clock].rule}: {words.due}{' '}
                {longDate(spans[clock].due)}.
              </li>
            ))}
            <li>{words.points}: 0.</li>
          </ul>
        </figure>
      </div>
    </section>
  )
}

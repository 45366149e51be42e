import { longDate } from '#src/lib/anywhere/time/dates.ts'
import { calculateDeadlineSpans, NOTICE_DEADLINES } from '#src/models/policy/noticeDeadlines.ts'
import type { ReviewSheetContent } from '#src/schemas/blocks/reviewSheet.ts'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { DeckHeading } from '../DeckHeading.tsx'
import { DescribedDrawing, DrawingInWords } from '../DescribedDrawing.tsx'
import { ReviewSheetAcross } from './ReviewSheetAcross.tsx'
import { ReviewSheetUpright } from './ReviewSheetUpright.tsx'

export type ReviewSheetBlockProps = ReviewSheetContent & { id: string; heading: string }

/** One review as a sheet of paper: the law's clocks with the days on which they stopped, and below them the points, which stay zero. */
export function ReviewSheetBlock({ id, heading, headingLook, text, action, describe, sample, ...sheet }: ReviewSheetBlockProps) {
  const { report, stamps, clocks, words } = sheet
  const spans = calculateDeadlineSpans(report.day, stamps)
  return (
    <section {...namedSection(id)} className="bg-deck text-on-deck">
      <div className="column py-14 sm:py-16">
        <DeckHeading id={id} heading={heading} text={text} action={action} headingLook={headingLook} />
        <DescribedDrawing
          describe={describe}
          sample={sample}
          className="review-sheet mt-8 rounded-sm bg-bubble text-bubble-ink shadow-deck"
          labelClass="mb-1"
        >
          <div aria-hidden="true" className="max-lg:hidden">
            <ReviewSheetAcross {...sheet} />
          </div>
          <div aria-hidden="true" className="review-narrow lg:hidden">
            <ReviewSheetUpright {...sheet} />
          </div>
          <DrawingInWords className="max-phone:text-xs">
            <li>
              {longDate(report.day)}, {report.time}: {report.said}
            </li>
            {NOTICE_DEADLINES.map((deadline) => (
              <li key={deadline}>
                {longDate(stamps[deadline])}: {clocks[deadline].stamp}. {clocks[deadline].name}, {clocks[deadline].rule}: {words.due}{' '}
                {longDate(spans[deadline].due)}.
              </li>
            ))}
            <li>{words.points}: 0.</li>
          </DrawingInWords>
        </DescribedDrawing>
      </div>
    </section>
  )
}

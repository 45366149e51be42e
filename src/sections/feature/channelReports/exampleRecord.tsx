import { shortDate } from '#src/lib/anywhere/time/dates.ts'
import type { ChannelReportsContent } from '#src/schemas/opening/channelReportsOpening.ts'
import type { ExampleRecord } from '#src/sections/blocks/record/RecordBlock.tsx'
import { recordValues } from './recordValues.ts'

/** @returns the record of the first screen's first report, in the order and the words of a form */
export function exampleRecord({ reports, day, words, sample }: ChannelReportsContent): ExampleRecord | undefined {
  const [report] = reports
  if (!report) return
  const { said, lang, number, person, shift, time, back, contact } = report
  const { hours, reason } = recordValues(report, { day, words })
  return {
    title: words.title,
    side: words.side,
    isSample: sample,
    values: {
      employee: (
        <>
          {number} <span className="font-medium">{person}</span>
        </>
      ),
      shift: `${shortDate(shift.day)}, ${hours}`,
      reason,
      back: shortDate(back),
      contact,
      reported: `${shortDate(day)}, ${time}`,
      notes: (
        <>
          <span lang={lang}>“{said.text}”</span>
          {said.gloss && <span className="mt-1 block font-body text-base font-normal tracking-normal">{said.gloss}</span>}
        </>
      ),
    },
  }
}

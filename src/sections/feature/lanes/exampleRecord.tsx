import type { ReactNode } from 'react'
import { shortDate } from '#src/lib/anywhere/time/dates.ts'
import type { LanesContent } from '#src/schemas/opening/lanesOpening.ts'
import type { RecordField } from '#src/site/policy/recordViews.ts'
import { fillRecord } from './recordValues.ts'

/** The record of one report, for a reader who looks at its fields one by one. */
export type ExampleRecord = { title: string; side: string; isSample: boolean; values: Record<RecordField, ReactNode> }

/** @returns the record that the first screen begins with: its first report's, in the order and the words of a form */
export function exampleRecord({ reports, day, words, sample }: LanesContent): ExampleRecord | undefined {
  const report = reports[0]
  if (!report) return
  const { said, lang, number, person, shift, time, back, contact } = report
  const { hours, reason } = fillRecord(report, day)
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

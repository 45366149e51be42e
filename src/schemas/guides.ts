/** Fixed texts of the PDF guides. */
import { z } from 'zod'
import { heading, label, link, many, text } from './fields'

const guideTable = <T extends z.ZodType>(columns: T) => z.strictObject({ heading, columns })

const twoColumns = guideTable(z.tuple([label, label]))

const guideReading = z.strictObject({ heading, links: many(link, 1, 5) })

/** Fixed texts of the PDF guides; the rest of a guide is its industry page and the policy. */
export const guides = z.strictObject({
  footer: text(120),
  industry: z.strictObject({
    title: label,
    report: z.strictObject({ heading, text: text(600), record: twoColumns, timeline: twoColumns, endOfShift: label }),
    measure: z.strictObject({ heading, metrics: guideTable(z.tuple([label, label, label])) }),
    policy: z.strictObject({
      heading,
      points: twoColumns,
      events: z.strictObject({
        tardy: label,
        earlyDeparture: label,
        unplannedAbsence: label,
        noCallNoShow: label,
        protectedAbsence: label,
      }),
      steps: twoColumns,
      weeksHeading: heading,
      weeks: many(text(240), 2, 8),
    }),
    closing: z.strictObject({ text: text(160), demo: link }),
    reading: guideReading,
  }),
  security: z.strictObject({
    title: heading,
    featuresHeading: heading,
    standards: guideTable(z.tuple([label, label, label, label])),
    practices: heading,
    documents: heading,
    reading: guideReading,
    board: many(z.strictObject({ code: text(8), what: label, value: label }), 2, 6),
  }),
})

import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { BUSIER_ASSUMPTIONS, calculateReviewLoad, REVIEW_ASSUMPTIONS } from '#src/models/policy/workedExamples/reviewLoad.ts'
import type { PolicyTables } from '#src/schemas/shared/policyTables.ts'
import { documentAttributes } from '#src/sections/document/document.attributes.ts'
import { NoBreak } from '#src/ui/NoBreak.tsx'
import { DataTable } from './DataTable.tsx'

const number = (value: number) => value.toLocaleString('en-US')
/** Whole hours, as the tokens of the articles have them. */
const hours = (minutes: number) => number(Math.round(minutes / 60))

/** The worked example of HR's reviews: how many wait in a month, what they cost, and what shortens them. */
export function ReviewLoad({ title, assumptions, rows, more, busier, ...words }: PolicyTables['reviewLoad']) {
  const load = calculateReviewLoad()
  const anyReason = calculateReviewLoad(REVIEW_ASSUMPTIONS, true)
  const busierLoad = calculateReviewLoad(BUSIER_ASSUMPTIONS)
  const { minutes } = REVIEW_ASSUMPTIONS
  const row = (id: keyof typeof rows, count: number, total: number, values: Parameters<typeof fillIn>[1] = {}) => {
    const { report, handling } = rows[id]
    return [report, number(count), fillIn(handling, values), number(total)]
  }
  return (
    <div className="example max-w-none" {...documentAttributes.example.props()}>
      <p className="example-title">{fillIn(title, { headcount: number(REVIEW_ASSUMPTIONS.employees) })}</p>
      <p>
        {fillIn(assumptions, {
          perEmployee: REVIEW_ASSUMPTIONS.shiftsPerMonth,
          shifts: number(load.shifts),
          absences: REVIEW_ASSUMPTIONS.absenceDays,
          tardies: REVIEW_ASSUMPTIONS.tardiesAndEarlyDepartures,
          noShows: REVIEW_ASSUMPTIONS.noCallNoShows,
          days: REVIEW_ASSUMPTIONS.daysPerAbsence,
        })}
      </p>
      <DataTable
        {...words}
        rows={[
          row('listed', load.listed, load.listed * minutes.listed),
          row('sickTime', load.sickTime, load.sickTime * minutes.sickTime),
          row('caseMatch', load.caseMatch, load.caseMatch * minutes.caseMatch),
          row('single', load.single, load.single * minutes.single, { minutes: minutes.single }),
          row('noShows', load.noShows, load.noShows * minutes.noShow, { minutes: minutes.noShow }),
          row('all', load.reviews, load.minutes, { hours: hours(load.minutes) }),
        ]}
      />
      <p>
        {fillIn(more, {
          seconds: minutes.listed * 60,
          reviews: number(load.reviews),
          hoursOneByOne: hours(load.minutesOneByOne),
          hoursAnyReason: hours(anyReason.minutes),
          listed: Math.round(1 / REVIEW_ASSUMPTIONS.shareListed),
          sickTime: formatPercent(REVIEW_ASSUMPTIONS.shareSickTime),
          caseMatch: formatPercent(REVIEW_ASSUMPTIONS.shareCaseMatch),
        })}
      </p>
      <p>
        <NoBreak
          text={fillIn(busier, {
            absences: BUSIER_ASSUMPTIONS.absenceDays,
            noShows: BUSIER_ASSUMPTIONS.noCallNoShows,
            reviews: number(busierLoad.reviews),
            hours: hours(busierLoad.minutes),
          })}
        />
      </p>
    </div>
  )
}

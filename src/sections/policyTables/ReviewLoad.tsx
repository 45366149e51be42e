import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { BUSIER_ASSUMPTIONS as busier, calculateReviewLoad, REVIEW_ASSUMPTIONS as given } from '#src/policy/workedExamples/reviewLoad.ts'
import type { PolicyTables } from '#src/schemas/policyTables.ts'
import { documentAttributes } from '#src/sections/document/document.attributes.ts'
import { NoBreak } from '#src/ui/NoBreak.tsx'
import { DataTable } from './DataTable.tsx'

export type ReviewLoadProps = PolicyTables['reviewLoad']

const number = (value: number) => value.toLocaleString('en-US')
/** Whole hours, as the tokens of the articles have them. */
const hours = (minutes: number) => number(Math.round(minutes / 60))
const percent = (share: number) => `${Math.round(share * 100)}%`

/** The worked example of HR's reviews: how many wait in a month, what they cost, and what shortens them. */
export function ReviewLoad({ title, assumptions, rows, more, busier: busierWords, ...words }: ReviewLoadProps) {
  const load = calculateReviewLoad()
  const anyReason = calculateReviewLoad(given, true)
  const busierLoad = calculateReviewLoad(busier)
  const { minutes } = given
  const row = (id: keyof typeof rows, count: number, total: number, values: Parameters<typeof fillIn>[1] = {}) => {
    const { report, handling } = rows[id]
    return [report, number(count), fillIn(handling, values), number(total)]
  }
  return (
    <div className="example max-w-none" {...documentAttributes.example.props()}>
      <p className="example-title">{fillIn(title, { headcount: number(given.employees) })}</p>
      <p>
        {fillIn(assumptions, {
          perEmployee: given.shiftsPerMonth,
          shifts: number(load.shifts),
          absences: given.absenceDays,
          tardies: given.tardiesAndEarlyDepartures,
          noShows: given.noCallNoShows,
          days: given.daysPerAbsence,
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
          listed: Math.round(1 / given.shareListed),
          sickTime: percent(given.shareSickTime),
          caseMatch: percent(given.shareCaseMatch),
        })}
      </p>
      <p>
        <NoBreak
          text={fillIn(busierWords, {
            absences: busier.absenceDays,
            noShows: busier.noCallNoShows,
            reviews: number(busierLoad.reviews),
            hours: hours(busierLoad.minutes),
          })}
        />
      </p>
    </div>
  )
}

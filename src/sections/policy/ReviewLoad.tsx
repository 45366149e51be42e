import { BUSIER_ASSUMPTIONS as busier, REVIEW_ASSUMPTIONS as given, reviewLoad } from '../../site/policy/reviewLoad'
import { Unbroken } from '../../ui/Unbroken'
import { documentAttributes } from '../document/document.attributes'
import { DataTable } from './DataTable'

const number = (value: number) => value.toLocaleString('en-US')
/** Whole hours, as the tokens of the articles have them. */
const hours = (minutes: number) => `${number(Math.round(minutes / 60))} hours`
const percent = (share: number) => `${Math.round(share * 100)}%`

/** The worked example of HR's reviews: what waits in a month, what it costs, and what shortens it. */
export function ReviewLoad() {
  const load = reviewLoad()
  const anyReason = reviewLoad(given, true)
  const busierLoad = reviewLoad(busier)
  const { minutes } = given
  return (
    <div className="example" {...documentAttributes.example.props()} {...documentAttributes.drawn.props()}>
      <p className="example-title">Worked example: {number(given.employees)} employees, one month</p>
      <p>
        Assumptions, to be replaced with your own records: {given.shiftsPerMonth} shifts for each employee ({number(load.shifts)} total); of
        100 shifts, {given.absenceDays} with an absence, {given.tardiesAndEarlyDepartures} with a late arrival or early departure,{' '}
        {given.noCallNoShows} without a call; {given.daysPerAbsence} days for each absence.
      </p>
      <DataTable
        caption="What waits for HR, and how long it takes"
        head={['Report', 'A month', 'How HR handles it', 'Minutes']}
        rows={[
          [
            'Transportation or weather, answered no',
            number(load.listed),
            'listed together; HR reads the list, confirms or holds each',
            number(load.listed * minutes.listed),
          ],
          [
            'Covered by accrued sick time',
            number(load.sickTime),
            'listed together; HR reads the list and confirms it',
            number(load.sickTime * minutes.sickTime),
          ],
          [
            'Fits an open intermittent-leave case',
            number(load.caseMatch),
            'matched to the case; HR reads and confirms',
            number(load.caseMatch * minutes.caseMatch),
          ],
          [
            'All other reports',
            number(load.single),
            `opened one by one, ${minutes.single} minutes each`,
            number(load.single * minutes.single),
          ],
          [
            'No-call/no-shows',
            number(load.noShows),
            `closed after the contact attempts, ${minutes.noShow} minutes each`,
            number(load.noShows * minutes.noShow),
          ],
          ['Total reviews', number(load.reviews), `about ${hours(load.minutes)} a month`, number(load.minutes)],
        ]}
      />
      <p>
        A report on a list takes {minutes.listed * 60} seconds, reading included. Opened one by one, the same {number(load.reviews)} reviews
        would take about {hours(load.minutesOneByOne)}. Where leave may be used for any reason, transportation and weather are opened one by
        one: about {hours(anyReason.minutes)}. The shares behind the rows are assumptions too: one in {Math.round(1 / given.shareListed)}{' '}
        reports is transportation or weather answered no; of the others, {percent(given.shareSickTime)} are covered by accrued sick time and{' '}
        {percent(given.shareCaseMatch)} fit a case. A sick day that may also be FMLA leave or call for an accommodation comes off the list,
        because its notices run from the report.
      </p>
      <p>
        With {busier.absenceDays} call-offs in 100 shifts, each of them a report of its own, and {busier.noCallNoShows}{' '}
        <Unbroken text="no-call/no-shows," /> about the rates of our sample dashboards, and the same late arrivals, it is{' '}
        {number(busierLoad.reviews)} reviews and about {hours(busierLoad.minutes)}. FMLA notices, conversations and letters are extra.
      </p>
    </div>
  )
}

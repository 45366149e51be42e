import { REVIEW_ASSUMPTIONS as given, reviewLoad } from '../../site/reviewLoad'
import { DataTable } from './DataTable'

const number = (value: number) => value.toLocaleString('en-US')
const hours = (minutes: number) => `${number(Math.round(minutes / 6) / 10)} hours`
const percent = (share: number) => `${Math.round(share * 100)}%`

/** The worked example of HR's reviews: what waits in a month, what it costs, and what shortens it. */
export function ReviewLoad() {
  const load = reviewLoad()
  const anyReason = reviewLoad(given, true)
  const { minutes } = given
  return (
    <div className="example" data-drawn="">
      <p className="example-title">Worked example: {number(given.employees)} employees, one month</p>
      <p>
        Assumptions, to be replaced with your own records: {given.shiftsPerMonth} shifts for each employee ({number(load.shifts)} in all);
        of 100 shifts, {given.absenceDays} with an absence, {given.tardiesAndEarlyDepartures} with a late arrival or early departure,{' '}
        {given.noCallNoShows} without a call; {given.daysPerAbsence} days for each absence.
      </p>
      <DataTable
        caption="What waits for HR, and how long it takes"
        head={['Report', 'A month', 'How HR handles it', 'Minutes']}
        rows={[
          ['Transportation or weather, answered no', number(load.scoring), 'HR’s standing rule applies; HR can reverse it', '0'],
          [
            'Covered by accrued sick time',
            number(load.sickTime),
            'listed together, read through, confirmed in bulk',
            number(Math.round(load.sickTime * minutes.sickTime)),
          ],
          [
            'Fits an open intermittent-leave case',
            number(load.caseMatch),
            'matched to the case; HR confirms',
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
          ['Reviews in all', number(load.reviews), `about ${hours(load.minutes)} a month`, number(load.minutes)],
        ]}
      />
      <p>
        Opened one by one, the same {number(load.reviews)} reviews would take about {hours(load.minutesOneByOne)}. Where leave may be used
        for any reason, the rule never applies: {number(anyReason.reviews)} reviews, about {hours(anyReason.minutes)}. The shares behind the
        rows are assumptions too: one in {Math.round(1 / given.shareScoring)} reports counts by the standing rule; of those that wait,{' '}
        {percent(given.shareSickTime)} are covered by accrued sick time and {percent(given.shareCaseMatch)} fit a case.
      </p>
    </div>
  )
}

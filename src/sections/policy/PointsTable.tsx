import {
  FAILURE_TO_REPORT_POINTS,
  LATE_REPORT_POINTS,
  NOTICE_HOURS,
  POINT_REMOVAL,
  POINTS,
  ROLLING_WINDOW_MONTHS,
  TARDY_DAILY_CAP,
} from '../../site/policy/policy'
import { DataTable } from './DataTable'
import { pointsInWords } from './pointsText'

/** What each event costs in the example policy. */
export function PointsTable() {
  return (
    <DataTable
      caption="What an event costs in the example policy"
      head={['Event', 'Cost', 'Note']}
      rows={[
        ['Tardy', pointsInWords(POINTS.tardy), `at most ${pointsInWords(TARDY_DAILY_CAP)} a day`],
        ['Early departure', pointsInWords(POINTS.earlyDeparture), 'none when the company sent the employee home'],
        [
          'Unplanned full-shift absence',
          pointsInWords(POINTS.unplannedAbsence),
          'consecutive scheduled days with one reason are one event',
        ],
        [
          'Late report',
          LATE_REPORT_POINTS === 0 ? 'nothing extra' : `${pointsInWords(LATE_REPORT_POINTS)} extra`,
          `reported less than ${NOTICE_HOURS} hours before the shift; the absence costs what it costs`,
        ],
        [
          'No-call/no-show',
          pointsInWords(POINTS.noCallNoShow),
          `${pointsInWords(POINTS.unplannedAbsence)} for the absence, ${FAILURE_TO_REPORT_POINTS} for not reporting it; pending until HR has closed it`,
        ],
        ['Protected absence', pointsInWords(POINTS.protectedAbsence), 'while HR decides, and after'],
        [
          'Perfect attendance',
          `−${pointsInWords(POINT_REMOVAL.points)}`,
          `for each ${POINT_REMOVAL.perfectDays} days; never below zero; protected leave does not restart the count`,
        ],
        ['End of the rolling window', 'expires', `${ROLLING_WINDOW_MONTHS.join(' or ')} months after the event, as the policy says`],
      ]}
    />
  )
}

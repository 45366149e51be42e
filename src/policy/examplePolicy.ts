/** The example policy of `policy.ts` in the shape that `models/attendance/attendancePolicy.ts` calculates with. */
import {
  FAILURE_TO_REPORT_POINTS,
  NO_SHOW_LADDER,
  NOTICE_HOURS,
  POINT_LADDER,
  POINT_REMOVAL,
  POINTS,
  REASON_CODES,
  ROLLING_WINDOW_MONTHS,
  TARDY_DAILY_CAP,
} from './policy.ts'

const { protectedAbsence: _never, ...points } = POINTS

export const EXAMPLE_POLICY = {
  points: { ...points, failureToReport: FAILURE_TO_REPORT_POINTS },
  tardyDailyCap: TARDY_DAILY_CAP,
  windowMonths: ROLLING_WINDOW_MONTHS[1],
  removal: POINT_REMOVAL,
  pointLadder: POINT_LADDER,
  noShowLadder: NO_SHOW_LADDER,
}

/** The same with the notice time and the reason codes: what `models/morning/minute/morningAt.ts` plays a morning by. */
export const EXAMPLE_RULES = { policy: EXAMPLE_POLICY, noticeHours: NOTICE_HOURS, reasons: REASON_CODES }

/**
 * The same with the rolling window as the only end of a point: what the year on the policy page is drawn by, and says so.
 * With points coming off for perfect attendance hardly one lives long enough to expire, and a reader would not see what
 * the window does.
 */
export const POLICY_WITHOUT_REMOVAL = { ...EXAMPLE_POLICY, removal: { ...POINT_REMOVAL, points: 0 } }

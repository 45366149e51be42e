/** The example policy in the form that `models/attendance/attendancePolicy.ts` calculates with. */
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

/** The example policy with notice time and reason codes, as `models/morning/minute/morningAt.ts` needs it. */
export const EXAMPLE_RULES = { policy: EXAMPLE_POLICY, noticeHours: NOTICE_HOURS, reasons: REASON_CODES }

/**
 * The example policy without point removal for perfect attendance. The year chart uses it (and says so), because with removal hardly any
 * point lives long enough to show that the window rolls.
 */
export const POLICY_WITHOUT_REMOVAL = { ...EXAMPLE_POLICY, removal: { ...POINT_REMOVAL, points: 0 } }

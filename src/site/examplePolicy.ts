/** The example policy of `policy.ts` in the shape that `lib/anywhere/attendancePolicy.ts` calculates with. */
import { NO_SHOW_LADDER, POINT_LADDER, POINT_REMOVAL, POINTS, ROLLING_WINDOW_MONTHS, TARDY_DAILY_CAP } from './policy'

const { protectedAbsence: _never, ...points } = POINTS

export const EXAMPLE_POLICY = {
  points,
  tardyDailyCap: TARDY_DAILY_CAP,
  windowMonths: ROLLING_WINDOW_MONTHS[1],
  removal: POINT_REMOVAL,
  pointLadder: POINT_LADDER,
  noShowLadder: NO_SHOW_LADDER,
}

/** What the page hands to the year of points: its content, and the policy that it is calculated by. */
import type { AttendancePolicy } from '../../../lib/anywhere/attendance/attendancePolicy'
import type { YearContent } from '../../../schemas/opening/yearOpening'

export type YearEvent = YearContent['events'][number]
export type YearProps = Omit<YearContent, 'kind'> & { policy: AttendancePolicy }

/** Props of the year of points: its content, and its policy. */
import type { AttendancePolicy } from '#src/models/attendance/attendancePolicy.ts'
import type { YearContent } from '#src/schemas/opening/yearOpening.ts'

export type YearEvent = YearContent['events'][number]
export type YearProps = Omit<YearContent, 'kind'> & { policy: AttendancePolicy }

/** Props of the year of points: its content, and its policy. */
import type { AttendancePolicy } from '#src/models/attendance/attendancePolicy.ts'
import type { PointsYearContent } from '#src/schemas/opening/pointsYearOpening.ts'

export type PointsYearEvent = PointsYearContent['events'][number]
export type PointsYearProps = Omit<PointsYearContent, 'kind'> & { policy: AttendancePolicy }

import type { SceneDataOf } from '../SceneFrame.tsx'

export type Weeks = SceneDataOf<'dashboard'>['weeks']
export type Week = Weeks[number]

/** @returns the no-shows of a week in percent of its scheduled shifts, as `noShowRate` writes it */
export const rateOf = ({ noShows, scheduled }: Week) => (noShows / scheduled) * 100

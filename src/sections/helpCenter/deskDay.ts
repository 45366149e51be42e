/** The day of the desks as a strip of twenty-four hours. */
import { formatPercent } from '#src/lib/anywhere/numbers/formatPercent.ts'
import { DAY_HOURS } from '#src/lib/anywhere/time/durations.ts'

export const LABELED_HOURS = [0, 6, 12, 18, DAY_HOURS]

/** Who, how, and the strip of the day: the same columns for the scale and for every lane. */
export const DESK_COLUMNS_CLASS = 'grid gap-x-8 gap-y-2 md:side-col-60 lg:grid-cols-[11rem_17rem_minmax(0,1fr)]'

/** @returns an hour's place on the strip */
export const hourPlace = (hour: number) => formatPercent(hour / DAY_HOURS)

/**
 * The drawn exhibit of an industry's page: each kind is one drawing in src/sections/industry/exhibit/, and what it
 * draws must agree. Longer than most files: one list of kinds.
 */
import { z } from 'zod'
import { minuteOf, minutesAfter } from '../lib/anywhere/clockTime'
import { clock, count, describe, heading, label, many, paragraph, sample, text } from './fields'

const shared = {
  heading,
  lede: paragraph,
  /** Sample names and numbers say so in the picture. */
  sample,
  note: text(160),
  describe,
}
/** Figures and seats are drawn one by one. */
const people = count().max(8, 'More people than a drawing of this size can show: at most 8.')
const short = text(24, 'it stands in a narrow column')

/** Stations of a line, and how many may step in at each. */
const bench = z.strictObject({
  kind: z.literal('bench'),
  ...shared,
  stations: many(
    z.strictObject({
      name: short,
      machine: z.enum(['press', 'dies', 'crane', 'gauge', 'pallet']),
      needs: text(40),
      crew: people.min(1, 'Someone is on this shift.').max(4, 'A bay has room for 4.'),
      bench: people,
      opens: text(70),
    }),
    4,
    6,
  ),
})

const night = { from: clock, now: clock, until: clock }
/** Units of a floor through the night before a shift. */
const census = z
  .strictObject({
    kind: z.literal('census'),
    ...shared,
    ...night,
    shift: label,
    units: many(
      z
        .strictObject({
          name: short,
          role: short,
          planned: people.min(1, 'A unit has a place.'),
          minimum: people,
          changes: z.array(z.strictObject({ at: clock, people })).max(4, 'More changes than a line can show: at most 4.'),
          told: text(60),
        })
        .refine(({ planned, changes }) => changes.every((change) => change.people <= planned), {
          path: ['changes'],
          message: 'More people than are planned.',
        }),
      3,
      7,
    ),
  })
  .superRefine(({ from, now, until, units }, context) => {
    if (minutesAfter(from, now) > minutesAfter(from, until))
      context.addIssue({ code: 'custom', path: ['now'], message: 'The picture is taken after the shift has begun.' })
    units.forEach(({ changes }, index) => {
      const minutes = changes.map(({ at }) => minutesAfter(from, at))
      if ([...minutes, minutesAfter(from, now)].some((minute, place, all) => minute < (all[place - 1] ?? 0)))
        context.addIssue({
          code: 'custom',
          path: ['units', index, 'changes'],
          message: 'Changes stand in the order of time, between "from" and "now".',
        })
    })
  })

/** Doors of a dock by wave. */
const waves = z.strictObject({
  kind: z.literal('waves'),
  ...shared,
  now: clock,
  waves: many(
    z.strictObject({
      name: label,
      cutoff: clock,
      told: text(110),
      doors: many(z.strictObject({ number: text(4), state: z.enum(['staffed', 'covered', 'open']) }), 4, 4),
    }),
    3,
    3,
  ),
})

const span = { from: clock, to: clock }
/** Lots, the lines they ran on, and somebody's way between the lines on the day before a report. */
const lots = z
  .strictObject({
    kind: z.literal('lots'),
    ...shared,
    title: label,
    from: clock,
    until: clock,
    onset: clock,
    lines: many(short, 2, 4),
    lots: many(z.strictObject({ id: text(8), line: short, ...span }), 3, 12),
    stints: many(z.strictObject({ line: short, ...span }), 1, 4),
    way: short,
    told: text(160),
  })
  .refine((day) => [...day.lots, ...day.stints].every(({ line }) => day.lines.includes(line)), {
    path: ['lines'],
    message: 'A lot or a stint names a line that is not in "lines".',
  })
  .refine(
    (day) =>
      [...day.lots, ...day.stints, { from: day.onset, to: day.onset }].every(
        ({ from, to }) => minuteOf(day.from) <= minuteOf(from) && minuteOf(from) <= minuteOf(to) && minuteOf(to) <= minuteOf(day.until),
      ),
    { path: ['until'], message: 'A lot, a stint or the onset lies outside the hours of the picture, or ends before it begins.' },
  )

/** Bus routes of a morning. */
const routes = z
  .strictObject({
    kind: z.literal('routes'),
    ...shared,
    from: clock,
    until: clock,
    routes: many(
      z.strictObject({
        number: text(4),
        driver: short,
        leaves: clock,
        school: short,
        gap: z.exactOptional(z.strictObject({ at: clock, told: text(36), taken: clock, takenTold: text(36) })),
      }),
      3,
      7,
    ),
    schools: many(z.strictObject({ name: short, bell: clock }), 1, 3),
  })
  .refine((morning) => morning.routes.every(({ school }) => morning.schools.some(({ name }) => name === school)), {
    path: ['schools'],
    message: 'A route leads to a school that is not in "schools".',
  })

/** Places and who can reach whom; `x` and `y` are percent of the map. */
const percent = z.number().min(0, 'The map begins at 0.').max(100, 'The map ends at 100.')
const map = z
  .strictObject({
    kind: z.literal('map'),
    ...shared,
    stores: many(
      z.strictObject({
        id: text(8),
        name: text(24),
        x: percent,
        y: percent,
        state: text(30),
        tone: z.enum(['go', 'hold', 'stop', 'plain']),
      }),
      3,
      9,
    ),
    roads: many(z.strictObject({ from: text(8), to: text(8), label: text(12) }), 1, 12),
  })
  .refine(({ stores, roads }) => roads.every(({ from, to }) => [from, to].every((id) => stores.some((store) => store.id === id))), {
    path: ['roads'],
    message: 'A road begins or ends at a store that is not on the map.',
  })

export const industryExhibit = z.discriminatedUnion('kind', [bench, census, waves, lots, routes, map])

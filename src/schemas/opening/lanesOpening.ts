/** A first screen of four reports on four channels, and the one record that each of them becomes. */
import { z } from 'zod'
import { noticeMinutes } from '../../lib/anywhere/attendance/notice'
import { blanksOf } from '../../lib/anywhere/fillIn'
import { LINE_ANSWER, LINE_ANSWER_ES, REASON_CODES } from '../../site/policy/policy'
import { clock, day, label, many, sample, text } from '../fields'

const CHANNELS = ['phone', 'text', 'app', 'portal'] as const
const REASONS = REASON_CODES.map(({ id }) => id)
/** What someone says, writes or taps, and what it means where that is not English. */
const said = z.strictObject({ text: text(60, 'it stands on one line of a lane'), gloss: z.exactOptional(text(60)) })
/** A sentence with places that the page fills in, and no others. */
const fill = (...places: string[]) =>
  text(140).refine((written) => blanksOf(written).every((name) => places.includes(name)), {
    message: `Only these can be filled in here: ${places.map((name) => `{${name}}`).join(', ')}.`,
  })

const report = z.strictObject({
  channel: z.enum(CHANNELS),
  name: label,
  time: clock,
  lang: z.string().regex(/^[a-z]{2,3}$/, 'Write a language code such as es, vi or ht.'),
  said,
  /** What the line answers at once: the beginning of its one answer. */
  answer: z.exactOptional(said),
  number: z.string().regex(/^\d{5}$/, 'An employee number has five digits here.'),
  person: text(20),
  place: text(20),
  shift: z.strictObject({ day, from: clock, to: clock }),
  reason: z.enum(REASONS),
  back: day,
  contact: text(20),
  /** When the supervisor was told. */
  told: clock,
  covered: z.exactOptional(z.strictObject({ time: clock, by: text(20) })),
})

const words = z.strictObject({
  title: label,
  side: label,
  employee: label,
  shift: label,
  reported: label,
  notice: label,
  reason: label,
  back: label,
  language: label,
  contact: label,
  late: label,
  inTime: label,
  /** Read out when a report is chosen. */
  spoken: fill('person', 'shift', 'notice', 'reason', 'back'),
  hr: text(40),
  review: text(90),
  reviewLate: text(140),
  /** Out today: from when. On another day its name says it. */
  fromTime: fill('time'),
  told: fill('when', 'back'),
  covered: fill('place', 'by'),
  open: label,
})

const fields = z.strictObject({
  kind: z.literal('lanes'),
  sample,
  /** Names the group of reports, and says what choosing one does. */
  label: text(120),
  day,
  reports: many(report, 4, 4),
  words,
})

/** What a set of reports gets wrong, in sentences with the place of each. */
function checkLanes({ day: today, reports }: z.output<typeof fields>, context: z.RefinementCtx): void {
  for (const [index, { channel, time, lang, said: words, answer, shift, back, told, covered }] of reports.entries()) {
    const wrong = (field: string, message: string) => context.addIssue({ code: 'custom', path: ['reports', index, field], message })
    if (channel !== CHANNELS[index]) wrong('channel', `The lanes are drawn in this order: ${CHANNELS.join(', ')}.`)
    if (noticeMinutes({ day: today, time }, { day: shift.day, time: shift.from }) < 0)
      wrong('shift', 'This shift begins before the report.')
    if (back <= shift.day) wrong('back', 'The expected return comes after the day of the shift.')
    if (told < time) wrong('told', 'The supervisor is told after the report.')
    if (covered && covered.time < told) wrong('covered', 'A shift is covered after the supervisor was told.')
    if (lang !== 'en' && !(words.gloss && (!answer || answer.gloss))) wrong('said', 'Write in "gloss" what it says in English.')
    if (answer && lang === 'es' && !LINE_ANSWER_ES.startsWith(answer.text)) wrong('answer', `The line’s answer is: ${LINE_ANSWER_ES}`)
    if (answer && !LINE_ANSWER.startsWith(answer.gloss ?? answer.text)) wrong('answer', `The line’s answer is: ${LINE_ANSWER}`)
  }
}

export const lanesOpening = fields.superRefine(checkLanes)

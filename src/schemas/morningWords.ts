/** Words around the morning of the home page. Each says which names in braces it may use. */
import { z } from 'zod'
import { blanksOf } from '../lib/anywhere/fillIn'
import { label, link, text } from './fields'

/** A short text with places that the page fills in: only these, and where it is needed each of them. */
const fill = (most: number, ...places: string[]) =>
  text(most).refine((written) => blanksOf(written).every((name) => places.includes(name)), {
    message: places.length
      ? `Only these can be filled in here: ${places.map((name) => `{${name}}`).join(', ')}.`
      : 'Nothing is filled in here: take the braces out.',
  })
const plain = (most = 90) => fill(most)

export const words = z.strictObject({
  title: plain(),
  note: plain(),
  privacy: plain(),
  clock: z.strictObject({ before: fill(30, 'minutes'), horn: plain(40) }),
  play: z.strictObject({ play: label, pause: label, again: label, next: label }),
  rail: z.strictObject({ label, value: fill(60, 'time', 'covered', 'all'), horn: label }),
  board: z.strictObject({
    title: label,
    covered: fill(40, 'covered', 'all'),
    report: fill(40, 'channel', 'language'),
    stepsIn: fill(60, 'absent', 'time'),
    states: z.strictObject({ covered: text(10, 'the flaps have ten letters'), calledOff: text(10, 'the flaps have ten letters') }),
  }),
  search: z.strictObject({
    quiet: plain(120),
    reported: plain(),
    told: fill(140, 'time', 'signedOff', 'role'),
    asked: fill(140, 'signedOff', 'off', 'free'),
    filled: fill(140, 'person', 'time'),
    candidates: z.strictObject({
      signedOff: label,
      working: label,
      later: label,
      resting: label,
      taken: label,
      asked: label,
      no: label,
      yes: label,
      gone: label,
    }),
  }),
  line: z.strictObject({
    title: label,
    quiet: plain(),
    inEnglish: fill(60, 'answer'),
    you: fill(120, 'person', 'role', 'horn'),
    nobody: plain(),
    input: label,
    send: label,
    again: label,
    samples: label,
    unread: plain(120),
    /** Said, not shown: where the buttons are that answer the line. */
    above: plain(60),
    limits: fill(200, 'count'),
    empty: plain(),
    other: label,
    ask: text(240),
    yes: label,
    no: label,
    rewound: fill(120, 'time'),
    correct: label,
  }),
  record: z.strictObject({
    title: label,
    side: label,
    quiet: plain(),
    employee: label,
    station: label,
    reason: label,
    back: label,
    reported: label,
    notice: label,
    backUnknown: label,
    onTime: fill(40, 'minutes'),
    late: fill(40, 'minutes'),
    atHorn: label,
    listed: fill(140, 'reason'),
    opened: fill(140, 'checks'),
    lateNote: plain(120),
    waiting: fill(140, 'now'),
    protected: fill(140, 'now'),
    none: fill(140, 'now', 'step', 'at'),
    asHr: label,
    protect: label,
    count: label,
    ladder: fill(60, 'person', 'now', 'most'),
  }),
  plant: z.strictObject({
    describe: fill(140, 'covered', 'all'),
    tally: fill(40, 'covered', 'all'),
    dark: fill(60, 'horn'),
    full: plain(),
    offer: plain(120),
    action: link,
  }),
  events: z.strictObject({
    reported: fill(140, 'time', 'person', 'role', 'channel'),
    told: fill(140, 'time', 'role'),
    asked: fill(140, 'time', 'role'),
    filled: fill(140, 'time', 'by', 'role', 'covered', 'all'),
    horn: fill(140, 'time', 'covered', 'all'),
  }),
})

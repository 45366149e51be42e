/** The morning that visitors play on the home page: who is due, who calls off, and the words around it. */
import { z } from 'zod'
import { minuteOf } from '../lib/anywhere/clockTime'
import { callsOf } from '../lib/anywhere/morning/morningData'
import { REASON_CODES } from '../site/policy/policy'
import { anchor, clock, day, label, many, text } from './fields'
import { words } from './morningWords'

const minute = clock.transform(minuteOf)
const lang = z.string().regex(/^[a-z]{2,3}$/, 'Write a language code such as es, vi or ht.')
const phrase = text(110, 'it is a short text message')
const REASONS = REASON_CODES.map(({ id }) => id)

const station = z.strictObject({
  id: anchor,
  role: text(20, 'it stands under a drawn bay'),
  person: text(20),
  number: z.string().regex(/^\d{5}$/, 'An employee number has five digits here.'),
  history: z
    .array(z.strictObject({ day, type: z.enum(['tardy', 'earlyDeparture', 'unplannedAbsence']) }))
    .transform((events) => events.map((event, index) => ({ ...event, id: `${event.day}-${index}`, protection: 'none' as const }))),
})

const colleague = z.strictObject({
  name: text(20),
  signedOff: many(anchor, 1, 6),
  today: z.enum(['off', 'working', 'later']),
  lastOut: minute.nullable().default(null),
  answer: z.strictObject({ after: z.number().int().min(1).max(60), says: z.enum(['yes', 'no']) }).nullable(),
})

const call = z.strictObject({
  station: anchor,
  time: minute,
  channel: z.enum(['Text', 'Hotline', 'App', 'Web portal']),
  lang,
  text: phrase,
  gloss: z.exactOptional(phrase),
  reason: z.enum(REASONS),
  answer: z.enum(['yes', 'no']).nullable().default(null),
  back: z.enum(['tomorrow', 'unknown']),
})

const language = z.strictObject({
  lang,
  name: label,
  answer: text(240, 'it is one text message'),
  gloss: z.exactOptional(phrase),
  sample: z.exactOptional(z.strictObject({ text: phrase, gloss: z.exactOptional(phrase) })),
})

const fields = z.strictObject({
  day,
  start: minute,
  horn: minute,
  shown: minute,
  restHours: z.number().min(1).max(24),
  travel: z.number().min(0).max(120),
  stations: many(station, 6, 6),
  colleagues: many(colleague, 6, 40),
  calls: many(call, 1, 4),
  languages: many(language, 6, 20),
  words,
})

/** What a morning gets wrong about itself, in sentences with the place of each. */
function checkMorning(morning: z.output<typeof fields>, context: z.RefinementCtx): void {
  const wrong = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
  const stations = morning.stations.map(({ id }) => id)
  const languages = morning.languages.map((one) => one.lang)
  const names = [...morning.stations.map(({ person }) => person), ...morning.colleagues.map(({ name }) => name)]
  if (!(morning.start <= morning.shown && morning.shown <= morning.horn)) wrong(['shown'], 'This minute lies outside the morning.')
  for (const name of new Set(names.filter((one, index) => names.indexOf(one) !== index)))
    wrong(['colleagues'], `${name} is named twice: nobody can be in two places.`)
  for (const [index, one] of morning.colleagues.entries())
    for (const id of one.signedOff) if (!stations.includes(id)) wrong(['colleagues', index, 'signedOff'], `There is no station "${id}".`)
  for (const [index, one] of morning.calls.entries()) {
    const at = ['calls', index]
    if (!stations.includes(one.station)) wrong([...at, 'station'], `There is no station "${one.station}".`)
    if (!languages.includes(one.lang)) wrong([...at, 'lang'], `The language "${one.lang}" is not in the list of languages.`)
    if (one.time < morning.start || one.time > morning.horn) wrong([...at, 'time'], 'This minute lies outside the morning.')
    if (one.lang !== 'en' && !one.gloss) wrong([...at, 'gloss'], 'Write beside it what it says in English.')
    if (one.answer && !REASON_CODES.find(({ id }) => id === one.reason)?.mayBeListed)
      wrong([...at, 'answer'], 'The yes/no question is asked only with reasons that may be listed.')
  }
  for (const [index, one] of morning.languages.entries())
    if (one.lang !== 'en' && one.sample && !one.sample.gloss)
      wrong(['languages', index, 'sample', 'gloss'], 'Write what it says in English.')
}

/** The morning as `lib/anywhere/morning/` calculates with it, and the words of the page. */
export const morning = fields.superRefine(checkMorning).transform(({ words: shownWords, languages, shown, calls, ...rest }) => {
  const known = calls.map(({ time, ...one }) => ({ ...one, minute: time, decision: null, isOwn: false }))
  const model = { ...rest, calls: callsOf({ ...rest, calls: known }, []) }
  return { morning: model, languages, shown, words: shownWords }
})

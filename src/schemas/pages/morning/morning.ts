/** The morning that visitors play on the home page: who is due, who calls off, and the words around it. */
import { z } from 'zod'
import { minuteOf } from '#src/lib/anywhere/time/clockTime.ts'
import { REPORTED_EVENTS } from '#src/models/attendance/attendancePolicy.ts'
import { findFirstCallOff } from '#src/models/morning/minute/morningEvents.ts'
import { possibleCallOffs } from '#src/models/morning/morningStory.ts'
import { REASON_CODES } from '#src/models/policy/policy.ts'
import { anchorField, clockField, dayField, labelField, listField, textField } from '../../fields/fields.ts'
import { morningWordsSchema } from './morningWords.ts'

const minuteField = clockField.transform(minuteOf)
const langField = z
  .string()
  .regex(/^[a-z]{2,3}$/, 'Write a language code such as es, vi or ht.')
  .meta({ description: 'The language as a code, such as es, vi or ht.' })
const phraseField = textField(110, 'it is a short text message')
const REASONS = REASON_CODES.map(({ id }) => id)

const stationSchema = z.strictObject({
  id: anchorField.meta({ description: 'The name by which call-offs and qualifications refer to the station.' }),
  role: textField(20, 'it stands under a drawn bay').meta({ description: 'What the station is called, under its bay.' }),
  person: textField(20).meta({ description: 'Who is due there: an invented name, which no one else has.' }),
  number: z
    .string()
    .regex(/^\d{5}$/, 'An employee number has five digits here.')
    .meta({ description: 'The employee’s number, of five digits in quotes. It is invented.' }),
  history: z
    .array(
      z.strictObject({
        day: dayField.meta({ description: 'The day of the event.' }),
        type: z.enum(REPORTED_EVENTS).meta({ description: 'What happened. The example policy gives the points for it.' }),
      }),
    )
    .transform((events) => events.map((event, index) => ({ ...event, id: `${event.day}-${index}`, protection: 'none' as const })))
    .meta({ description: 'The employee’s events that count already. Empty when there are none.' }),
})

const colleagueSchema = z.strictObject({
  name: textField(20).meta({ description: 'The name. It is invented, and no one else has it.' }),
  qualifiedFor: listField(anchorField, 1, 6).meta({ description: 'The stations that this person may run, by their ids.' }),
  today: z
    .enum(['off', 'working', 'later'])
    .meta({ description: 'off today, working the shift before, or due later today. Only those who are off are asked.' }),
  lastOut: minuteField
    .nullable()
    .default(null)
    .meta({ description: 'When this person clocked out the evening before. Left out, long ago.' }),
  answer: z
    .strictObject({
      after: z.number().int().min(1).max(60).meta({ description: 'Minutes from the question to the answer.' }),
      says: z.enum(['yes', 'no']).meta({ description: 'What the answer is, in quotes.' }),
    })
    .nullable()
    .meta({ description: 'What this person answers when asked. null when there is no answer.' }),
})

const callOffSchema = z.strictObject({
  station: anchorField.meta({ description: 'The station that is left open, by its id.' }),
  time: minuteField.meta({ description: 'When the call-off comes.' }),
  channel: z.enum(['Text', 'Hotline', 'App', 'Web portal']).meta({ description: 'How it comes in.' }),
  lang: langField,
  text: phraseField.meta({ description: 'What the employee says or writes, in that language.' }),
  gloss: z.exactOptional(phraseField).meta({ description: 'What it says in English. It is needed unless the words are English.' }),
  reason: z.enum(REASONS).meta({ description: 'The reason code that the employee chose.' }),
  answer: z
    .enum(['yes', 'no'])
    .nullable()
    .default(null)
    .meta({ description: 'The answer to the one fixed question, with reasons that may be listed. Left out, it was not asked.' }),
  back: z.enum(['tomorrow', 'unknown']).meta({ description: 'When the employee expects to return.' }),
})

const languageSchema = z.strictObject({
  lang: langField,
  name: labelField.meta({ description: 'The language’s name in the language itself.' }),
  answer: textField(240, 'it is one text message').meta({
    description: 'What the line answers: all of it, or only the receipt in this language.',
  }),
  gloss: z
    .exactOptional(phraseField)
    .meta({ description: 'What the receipt says in English, where the answer is only that. The rest follows in English.' }),
  sample: z
    .exactOptional(
      z.strictObject({
        text: phraseField.meta({ description: 'What is sent, in this language.' }),
        gloss: z.exactOptional(phraseField).meta({ description: 'What it says in English. It is needed unless the words are English.' }),
      }),
    )
    .meta({ description: 'A text that a visitor can send with one tap. A language without it has no button.' }),
})

const uncheckedMorningSchema = z.strictObject({
  day: dayField.meta({ description: 'The day of the morning.' }),
  start: minuteField.meta({ description: 'When the morning begins.' }),
  horn: minuteField.meta({ description: 'When the shift begins.' }),
  poster: minuteField.meta({
    description: 'The minute that the page shows before anyone plays it, without scripts, and on paper, like the poster of a video.',
  }),
  restHours: z.number().min(1).max(24).meta({ description: 'Hours of rest before someone is asked to take a shift.' }),
  travel: z.number().min(0).max(120).meta({ description: 'Minutes from a yes to the station. Someone who says yes late comes in late.' }),
  stations: listField(stationSchema, 6, 6).meta({ description: 'The six stations of the line, and who is due there.' }),
  colleagues: listField(colleagueSchema, 6, 40).meta({ description: 'Who could step in.' }),
  callOffs: listField(callOffSchema, 1, 4).meta({
    description:
      'Who calls off, and when. The block “minutes” of src/content/pages/home.yaml tells the first one, with its times from here.',
  }),
  languages: listField(languageSchema, 6, 20).meta({
    description: 'The languages that are read or heard here, English first. Have a native speaker read a change (docs/native-speakers.md).',
  }),
  words: morningWordsSchema,
})

/** Refuses a story that contradicts itself. */
function checkMorning(morning: z.output<typeof uncheckedMorningSchema>, context: z.RefinementCtx): void {
  const addIssue = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
  const stations = morning.stations.map(({ id }) => id)
  const languages = morning.languages.map((language) => language.lang)
  const names = [...morning.stations.map(({ person }) => person), ...morning.colleagues.map(({ name }) => name)]
  if (languages[0] !== 'en')
    addIssue(['languages', 0, 'lang'], 'English comes first: what the line says in its first language is said in English, too.')
  if (!(morning.start <= morning.poster && morning.poster <= morning.horn)) addIssue(['poster'], 'This minute lies outside the morning.')
  for (const name of new Set(names.filter((person, index) => names.indexOf(person) !== index)))
    addIssue(['colleagues'], `${name} is named twice: nobody can be in two places.`)
  for (const [index, colleague] of morning.colleagues.entries())
    for (const id of colleague.qualifiedFor)
      if (!stations.includes(id)) addIssue(['colleagues', index, 'qualifiedFor'], `There is no station "${id}".`)
  for (const [index, callOff] of morning.callOffs.entries()) {
    const path = ['callOffs', index]
    if (!stations.includes(callOff.station)) addIssue([...path, 'station'], `There is no station "${callOff.station}".`)
    if (!languages.includes(callOff.lang)) addIssue([...path, 'lang'], `The language "${callOff.lang}" is not in the list of languages.`)
    if (callOff.time < morning.start || callOff.time > morning.horn) addIssue([...path, 'time'], 'This minute lies outside the morning.')
    if (callOff.lang !== 'en' && !callOff.gloss) addIssue([...path, 'gloss'], 'Write in "gloss" what it says in English.')
    if (callOff.answer && !REASON_CODES.find(({ id }) => id === callOff.reason)?.mayBeListed)
      addIssue([...path, 'answer'], 'The yes/no question is asked only with reasons that may be listed.')
  }
  for (const [index, { lang, sample }] of morning.languages.entries())
    if (lang !== 'en' && sample && !sample.gloss) addIssue(['languages', index, 'sample', 'gloss'], 'Write what it says in English.')
}

/** The story for `models/morning/minute/morningAt.ts`, and the languages and words around it. */
export const morningSchema = uncheckedMorningSchema
  .superRefine(checkMorning)
  .transform(({ words, languages, callOffs, ...rest }) => {
    const plannedCallOffs = callOffs.map(({ time, ...callOff }) => ({
      ...callOff,
      minute: time,
      protection: 'pending' as const,
      isByVisitor: false,
    }))
    const story = { ...rest, callOffs: possibleCallOffs({ ...rest, callOffs: plannedCallOffs }, []) }
    // `checkMorning` wants English first.
    return { story, languages: languages as [MorningLanguage, ...MorningLanguage[]], words }
  })
  .refine(({ story }) => findFirstCallOff(story) !== null, {
    path: ['callOffs'],
    message:
      'Nobody takes the shift of the first call-off before the horn, and home tells how it is covered: let a colleague who is off, rested and qualified for it say yes in time.',
  })

export type MorningLanguage = z.output<typeof languageSchema>
export type MorningContent = z.output<typeof morningSchema>

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { morning as schema } from './morning'

type Written = ReturnType<typeof written>
function written() {
  return parse(readFileSync('src/content/morning.yaml', 'utf8')) as {
    shown: string
    stations: { person: string }[]
    colleagues: { name: string; signedOff: string[] }[]
    calls: Record<string, unknown>[]
    words: { clock: { before: string } }
  }
}
const problemsOf = (change: (morning: Written) => void) => {
  const morning = written()
  change(morning)
  return schema.safeParse(morning).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

describe('a morning that contradicts itself is refused', () => {
  it.each<[string, (morning: Written) => void]>([
    ['shown: This minute lies outside', (morning) => Object.assign(morning, { shown: '06:01' })],
    ['is named twice', ({ colleagues, stations }) => Object.assign(colleagues[0] ?? {}, { name: stations[0]?.person })],
    ['colleagues.0.signedOff: There is no station', ({ colleagues }) => colleagues[0]?.signedOff.push('roof')],
    ['calls.0.station: There is no station', ({ calls }) => Object.assign(calls[0] ?? {}, { station: 'roof' })],
    ['calls.0.gloss: Write in "gloss"', ({ calls }) => Reflect.deleteProperty(calls[0] ?? {}, 'gloss')],
    ['calls.1.answer: The yes/no question', ({ calls }) => Object.assign(calls[1] ?? {}, { answer: 'no' })],
    ['calls.0.lang: The language', ({ calls }) => Object.assign(calls[0] ?? {}, { lang: 'xx' })],
    ['calls.0.time: This minute lies outside', ({ calls }) => Object.assign(calls[0] ?? {}, { time: '07:00' })],
    ['{minutes}', ({ words }) => Object.assign(words.clock, { before: 'in {hours} h' })],
  ])('%s', (message, change) => expect(problemsOf(change).join('\n')).toContain(message))
  it('but not as it is', () => expect(problemsOf(() => undefined)).toEqual([]))
})

const { morning, languages } = schema.parse(written())

const known = new Set(LEXICA.map(({ lang }) => lang))
it.each(morning.calls.filter(({ lang }) => known.has(lang)))(
  'has the recognizer read “$text” in its own language, with the reason that the record shows',
  ({ text, lang, reason, back }) => expect(recognize(text)).toEqual({ lang, reason, back }),
)
it.each(languages.flatMap(({ lang, sample }) => (sample ? [{ lang, text: sample.text }] : [])))(
  'has the recognizer read the sample “$text”',
  ({ lang, text }) => expect(recognize(text)).toMatchObject({ lang, reason: expect.any(String) }),
)
it('answers in every language that it reads', () => {
  expect(languages.map(({ lang }) => lang)).toEqual(expect.arrayContaining(LEXICA.map(({ lang }) => lang)))
})
it('tells the first call-off below the board as it happens on it', () => {
  const { steps } = (parse(readFileSync('src/content/home.yaml', 'utf8')) as { minutes: { steps: { time: string }[] } }).minutes
  const [first] = morning.calls
  const happenings = morningAt(morning, EXAMPLE_RULES, [], morning.horn).happenings.filter(({ station }) => station === first?.station)
  expect(steps.map(({ time }) => time).filter((time, index, all) => all.indexOf(time) === index)).toEqual(
    happenings.map(({ minute }) => clockOf(minute)),
  )
})

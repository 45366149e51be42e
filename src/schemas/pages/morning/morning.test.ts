import { describe, expect, it } from 'vitest'
import { writtenMorning } from '#tests/lib/entries/testMorning.ts'
import { findProblems } from '../../findProblems.testing.ts'
import { morningSchema as schema } from './morning.ts'

type Written = ReturnType<typeof writtenMorning>
const problemsOf = (change: (morning: Written) => void) => {
  const morning = writtenMorning()
  change(morning)
  return findProblems(schema, morning)
}

describe('a morning that contradicts itself is refused', () => {
  it.each<[string, (morning: Written) => void]>([
    ['poster: This minute lies outside', (morning) => Object.assign(morning, { poster: '06:01' })],
    ['is named twice', ({ colleagues, stations }) => Object.assign(colleagues[0] ?? {}, { name: stations[0]?.person })],
    ['colleagues.0.qualifiedFor: There is no station', ({ colleagues }) => colleagues[0]?.qualifiedFor.push('roof')],
    ['callOffs.0.station: There is no station', ({ callOffs }) => Object.assign(callOffs[0] ?? {}, { station: 'roof' })],
    ['callOffs.0.gloss: Write in "gloss"', ({ callOffs }) => Reflect.deleteProperty(callOffs[0] ?? {}, 'gloss')],
    ['callOffs.1.answer: The yes/no question', ({ callOffs }) => Object.assign(callOffs[1] ?? {}, { answer: 'no' })],
    ['callOffs.0.lang: The language', ({ callOffs }) => Object.assign(callOffs[0] ?? {}, { lang: 'xx' })],
    ['callOffs.0.time: This minute lies outside', ({ callOffs }) => Object.assign(callOffs[0] ?? {}, { time: '07:00' })],
    [
      'callOffs: Nobody takes the shift',
      (morning) => Object.assign(morning, { colleagues: morning.colleagues.map((one) => ({ ...one, answer: null })) }),
    ],
    ['languages.0.lang: English comes first', ({ languages }) => languages.reverse()],
    ['{minutes}', ({ words }) => Object.assign(words.clock, { before: 'in {hours} h' })],
  ])('%s', (message, change) => expect(problemsOf(change).join('\n')).toContain(message))
  it('the one that these tests change is accepted', () => expect(problemsOf(() => undefined)).toEqual([]))
})

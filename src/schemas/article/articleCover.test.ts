import { expect, it } from 'vitest'
import { findProblems } from '../findProblems.testing.ts'
import { articleCoverSchema } from './articleCover.ts'

const problemsOf = (value: unknown) => findProblems(articleCoverSchema, value)
const moments = (...times: string[]) => ({ kind: 'moments', caption: 'A morning', moments: times.map((time) => ({ time, label: time })) })

it('the schema of a cover takes a photograph by its file, which has to be there, with what it shows', () => {
  const photo = { kind: 'photo', file: 'no-such-gate.jpg', alt: 'A gate.', caption: 'Photo: Ana Ruiz' }
  expect(problemsOf(photo)).toEqual([expect.stringContaining('There is no src/content/pictures/no-such-gate.jpg')])
  expect(problemsOf({ ...photo, alt: undefined })).toHaveLength(2)
  expect(problemsOf({ ...photo, caption: 'x'.repeat(81) })).toHaveLength(2)
})
it('the schema of a cover takes figures as a token gives them', () => {
  const bars = [
    { value: '3', label: 'One' },
    { value: 5, label: 'Two' },
  ]
  expect(articleCoverSchema.parse({ kind: 'towers', caption: 'Points', bars })).toMatchObject({ bars: [{ value: 3 }, { value: 5 }] })
  expect(problemsOf({ kind: 'towers', caption: 'Points', bars: [{ value: 'many', label: 'One' }, bars[1]] })).toEqual([
    expect.stringContaining('number'),
  ])
})
it('the schema of a cover wants moments in their order, and far enough apart to be read', () => {
  expect(problemsOf(moments('05:10', '05:25', '05:40', '06:00'))).toEqual([])
  expect(problemsOf(moments('06:00', '05:10'))).toEqual([expect.stringContaining('order')])
  expect(problemsOf(moments('04:00', '04:05', '06:00'))).toEqual([expect.stringContaining('a fifth')])
})
it.each(['moments', 'dial'])('the schema of a cover says only that a time is mistyped, and not where its moment should stand: %s', (kind) =>
  expect(problemsOf({ ...moments('5:10', '05:25'), kind })).toEqual([expect.stringMatching(/^moments\.0\.time: .*four digits/)]),
)
it('the schema of a cover lights no more windows than a house has', () => {
  const houses = (lit: number) => ({
    kind: 'lit',
    caption: 'Reports in time',
    houses: [
      { lit, of: 96, label: 'Before' },
      { lit: 74, of: 98, label: 'After' },
    ],
  })
  for (const lit of [41, 96]) expect(problemsOf(houses(lit))).toEqual([])
  expect(problemsOf(houses(97))).toEqual([expect.stringContaining('than the house has')])
})
it('the schema of a cover has a train of 16 wagons at most', () => {
  const train = (...counts: number[]) => ({
    kind: 'train',
    caption: 'A queue',
    groups: counts.map((count) => ({ count, label: `${count}` })),
  })
  expect(problemsOf(train(10, 6))).toEqual([])
  expect(problemsOf(train(10, 7))).toEqual(['groups: A train has 16 wagons at most.'])
})
it('the schema of a cover wants stairs that rise, and the minutes of one hour', () => {
  const steps = (...values: number[]) => ({
    kind: 'stairs',
    caption: 'Points',
    steps: values.map((value) => ({ value, label: `${value}` })),
  })
  expect(problemsOf(steps(3, 5, 8))).toEqual([])
  for (const last of [5, 8]) expect(problemsOf(steps(3, 8, last))).toEqual([expect.stringContaining('lowest')])
  const dial = (...times: string[]) => ({ kind: 'dial', caption: 'Half an hour', moments: times.map((time) => ({ time, label: time })) })
  expect(problemsOf(dial('06:00', '06:30', '06:45'))).toEqual([])
  for (const last of ['07:00', '06:10', '06:30'])
    expect(problemsOf(dial('06:00', '06:30', last))).toEqual([expect.stringContaining('one hour')])
})

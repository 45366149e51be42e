import { expect, it } from 'vitest'
import { articleCover } from './articleCover'

const problemsOf = (value: unknown) => articleCover.safeParse(value).error?.issues.map(({ message }) => message) ?? []
const moments = (...times: string[]) => ({ kind: 'moments', caption: 'A morning', moments: times.map((time) => ({ time, label: time })) })

it('takes figures as a token gives them', () => {
  const bars = [
    { value: '3', label: 'One' },
    { value: 5, label: 'Two' },
  ]
  expect(articleCover.parse({ kind: 'towers', caption: 'Points', bars })).toMatchObject({ bars: [{ value: 3 }, { value: 5 }] })
  expect(problemsOf({ kind: 'towers', caption: 'Points', bars: [{ value: 'many', label: 'One' }, bars[1]] })).toEqual([
    expect.stringContaining('number'),
  ])
})
it('wants moments in their order, and far enough apart to be read', () => {
  expect(problemsOf(moments('05:10', '05:25', '05:40', '06:00'))).toEqual([])
  expect(problemsOf(moments('06:00', '05:10'))).toEqual([expect.stringContaining('order')])
  expect(problemsOf(moments('04:00', '04:05', '06:00'))).toEqual([expect.stringContaining('a fifth')])
})

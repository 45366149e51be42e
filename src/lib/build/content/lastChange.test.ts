import { expect, it } from 'vitest'
import { daysByFile, lastChange } from './lastChange'

const commit = (date: string, ...changes: string[][]) => `\0${date}\n\n${changes.map((change) => change.join('\t')).join('\n')}\n`

it('takes the latest day that a file was changed, whatever the order of the history, as the world’s day', () => {
  const log =
    commit('2025-03-01T10:00:00+00:00', ['M', 'a.yaml'], ['A', 'b.yaml']) +
    commit('2025-05-01T23:30:00-05:00', ['M', 'a.yaml']) +
    commit('2025-04-01T10:00:00+00:00', ['A', 'a.yaml'])
  expect([...daysByFile(log)]).toEqual([
    ['a.yaml', '2025-05-02'],
    ['b.yaml', '2025-03-01'],
  ])
})
it('follows a file that moved, and counts a move as a change only when words changed with it', () => {
  const log =
    commit('2025-06-01T10:00:00Z', ['R100', 'new/a.mdx', 'newest/a.mdx'], ['R091', 'old/b.mdx', 'new/b.mdx']) +
    commit('2025-05-01T10:00:00Z', ['R100', 'old/a.mdx', 'new/a.mdx']) +
    commit('2025-04-01T10:00:00Z', ['M', 'old/a.mdx'], ['M', 'old/b.mdx'])
  expect(Object.fromEntries(daysByFile(log))).toEqual({ 'newest/a.mdx': '2025-04-01', 'new/b.mdx': '2025-06-01' })
})
it('names the page that is made of a file that is gone', () =>
  expect(() => lastChange('/a', ['src/content/gone.yaml'])).toThrow(
    /The page \/a .*src\/content\/gone\.yaml.*src\/registry\/pageContent\.ts/,
  ))

import { expect, it } from 'vitest'
import { daysByFile, lastChange } from './lastChange'

it('takes the latest day that a file was changed, whatever the order of the history, as the world’s day', () => {
  const log =
    '\x002025-03-01T10:00:00+00:00\n\na.yaml\nb.yaml\n\x002025-05-01T23:30:00-05:00\n\na.yaml\n\x002025-04-01T10:00:00+00:00\n\na.yaml\n'
  expect([...daysByFile(log)]).toEqual([
    ['a.yaml', '2025-05-02'],
    ['b.yaml', '2025-03-01'],
  ])
})
it('names the page that is made of a file that is gone', () =>
  expect(() => lastChange('/a', ['src/content/gone.yaml'])).toThrow(/The page \/a .*src\/content\/gone\.yaml/))

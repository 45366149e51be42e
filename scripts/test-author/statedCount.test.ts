import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { team } from '../../src/schemas/team.ts'
import { statedCount } from './statedCount.ts'

it.each([
  ['Four of the six have worked on the floor.', 6, true],
  ['Six people.', 6, true],
  ['All 14 of them.', 14, true],
  ['Most have worked on the floor.', 6, false],
  ['A sixth of them, and sixty others.', 6, false],
  ['All 140 of them.', 14, false],
])('%s', (text, count, isStated) => expect(statedCount(['Us.', text], count)).toBe(isStated ? text : undefined))

it('the team page says nowhere how many there are', () => {
  const { meta, eyebrow, heading, lede, timesNote, members } = team.parse(parse(readFileSync('src/content/team.yaml', 'utf8')))
  expect(statedCount([meta.description, eyebrow, heading, lede, timesNote], members.length)).toBeUndefined()
})

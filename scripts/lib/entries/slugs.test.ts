import { expect, it } from 'vitest'
import { PlainError } from '../project.ts'
import { slugOf } from './slugs.ts'

it('a new entry’s address is made of its title', () => expect(slugOf('Airports & ground handling')).toBe('airports-ground-handling'))
it('a new entry’s address stays short, and a title that gives none is refused', () => {
  expect(slugOf('shift '.repeat(40)).length).toBeLessThanOrEqual(80)
  expect(() => slugOf('勤怠管理')).toThrow(PlainError)
})

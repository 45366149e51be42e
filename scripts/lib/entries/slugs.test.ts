import { expect, it } from 'vitest'
import { PlainError } from '../project.ts'
import { slugOf } from './slugs.ts'

it.each([
  ['Résumé café rules', 'resume-cafe-rules'],
  ['“No-call/no-show”: what now?', 'no-call-no-show-what-now'],
  ['Airports & ground handling', 'airports-ground-handling'],
  ['Łódź, Ångström', 'lodz-angstrom'],
  ['Smørrebrød, Đorđe, ÞÓR', 'smorrebrod-dorde-thor'],
  ['STRASSE, Straße, Cœur, Æsir', 'strasse-strasse-coeur-aesir'],
])('a new entry’s address is made of %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})
it('a new entry’s address stays short, and a title that gives none is refused', () => {
  expect(slugOf('shift '.repeat(40)).length).toBeLessThanOrEqual(80)
  expect(() => slugOf('勤怠管理')).toThrow(PlainError)
})

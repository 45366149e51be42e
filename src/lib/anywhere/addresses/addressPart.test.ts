import { expect, it } from 'vitest'
import { addressPartOf } from './addressPart.ts'

it.each([
  ['Résumé café rules', 'resume-cafe-rules'],
  ['“No-call/no-show”: what now?', 'no-call-no-show-what-now'],
  ['Airports & ground handling', 'airports-ground-handling'],
  ['Łódź, Ångström', 'lodz-angstrom'],
  ['Smørrebrød, Đorđe, ÞÓR', 'smorrebrod-dorde-thor'],
  ['STRASSE, Straße, Cœur, Æsir', 'strasse-strasse-coeur-aesir'],
  ['Iğdır, Guðrún', 'igdir-gudrun'],
  ['勤怠管理', ''],
])('a part of an address is made of %s', (words, part) => {
  expect(addressPartOf(words)).toBe(part)
})
it('a part of an address has at most 80 characters', () => {
  expect(addressPartOf('shift '.repeat(40))).toHaveLength(80)
})

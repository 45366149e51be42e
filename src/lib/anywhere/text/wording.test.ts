import { expect, it } from 'vitest'
import { describeBars, joinList, languageName, lowercaseFirst, oneOrMany } from './wording.ts'

it.each([
  [[], ''],
  [['one'], 'one'],
  [['one', 'two'], 'one or two'],
  [[3, 5, 8], '3, 5 or 8'],
] as const)('the list %j reads "%s"', (items, text) => expect(joinList(items, 'or')).toBe(text))

it('one takes the singular, and zero or several take the plural', () =>
  expect([0, 1, 2].map((count) => oneOrMany(count, { one: 'question', many: 'questions' }))).toEqual([
    'questions',
    'question',
    'questions',
  ]))

it.each([
  ['es', 'en', 'Spanish'],
  ['en', 'es', 'Inglés'],
  ['vi', 'vi', 'Tiếng Việt'],
])('the language %s is called in %s: %s', (lang, inLanguage, name) => expect(languageName(lang, inLanguage)).toBe(name))

it('words that begin a sentence stand within another in lowercase', () =>
  expect(['Written warning', ''].map(lowercaseFirst)).toEqual(['written warning', '']))

it('a bar chart in words says what it shows, and the value of each bar', () => {
  const bars = [
    { label: 'Press 2', value: 4 },
    { label: 'Packing', value: 7 },
  ]
  expect(describeBars({ title: 'Bench by station', unit: 'people', bars })).toBe('Bench by station, people. Press 2: 4; Packing: 7.')
})

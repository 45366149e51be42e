import { expect, it } from 'vitest'
import { PlainError } from '../project.ts'
import { readNameAndListed, readTitle, slugOf } from './skeletonFile.ts'

it.each([
  ['Résumé café rules', 'resume-cafe-rules'],
  ['“No-call/no-show”: what now?', 'no-call-no-show-what-now'],
  ['Airports & ground handling', 'airports-ground-handling'],
  ['Łódź, Ångström', 'odz-angstrom'],
])('a new entry’s address is made of %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})
it('a new entry’s address stays short, and a title that gives none is refused', () => {
  expect(slugOf('shift '.repeat(40)).length).toBeLessThanOrEqual(80)
  expect(() => slugOf('勤怠管理')).toThrow(PlainError)
})

it('a command has its name with or without its option, wherever that is', () => {
  expect(readNameAndListed('usage', ['Open', 'shifts'])).toEqual({ name: 'Open shifts', isListed: false })
  expect(readNameAndListed('usage', ['--listed', 'Open shifts'])).toEqual({ name: 'Open shifts', isListed: true })
})
it.each([
  ['an option that a command does not have', ['Open shifts', '--lsited']],
  ['a name that is too short', ['No', '--listed']],
  ['a name that is too long', ['x'.repeat(200)]],
])('the usage answers %s', (_what, args) => expect(() => readNameAndListed('Add --listed.', args)).toThrow(new PlainError('Add --listed.')))
it('a title that is too short or too long is refused with its length', () => {
  const read = (...words: string[]) => readTitle({ least: 3, most: 9 }, 'a title', 'npm run …', words)
  expect([read('Gap'), read('Open', 'gaps')]).toEqual(['Gap', 'Open gaps'])
  expect(() => read('No')).toThrow('Give a title, of 3 to 9 characters, not of 2: npm run …')
  expect(() => read('Open shifts')).toThrow('not of 11: npm run …')
  expect(() => read()).toThrow('characters: npm run …')
})

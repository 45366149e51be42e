import { expect, it } from 'vitest'
import type { EntryKindName } from '../entries/entryKinds.ts'
import { PlainError } from '../project.ts'
import { checkFilesAreNew, readNewEntry, slugOf } from './skeletonFile.ts'

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

const LIMITS = { least: 3, most: 20 }
const read = (kind: EntryKindName, ...args: string[]) => readNewEntry(kind, LIMITS, 'Give a name.', args)

it.each<[EntryKindName, string[], object]>([
  ['feature', ['Open', 'shifts'], { name: 'Open shifts', slug: 'open-shifts', isListed: false }],
  ['feature', ['--listed', 'Open shifts'], { name: 'Open shifts', slug: 'open-shifts', isListed: true }],
  ['industry', ['Open shifts', '--listed', '--address', 'shifts'], { name: 'Open shifts', slug: 'shifts', isListed: true }],
  ['article', ['Gap'], { name: 'Gap', slug: 'gap', isListed: false }],
  ['article', ['--address', 'gaps', 'x'.repeat(20)], { name: 'x'.repeat(20), slug: 'gaps', isListed: false }],
  ['article', ['勤怠管理', '--address=gaps'], { name: '勤怠管理', slug: 'gaps', isListed: false }],
  ['document', ['Open shifts', '--address', 'support/shifts'], { name: 'Open shifts', slug: 'support/shifts', isListed: false }],
])('a new %s is read: %j', (kind, args, entry) => expect(read(kind, ...args)).toEqual(entry))

it.each<[string, EntryKindName, string[], string | RegExp]>([
  ['no name', 'article', [], /^Give a name\.$/],
  ['an option that there is not', 'feature', ['Open shifts', '--lsited'], /^Unknown option '--lsited'\. Give a name\.$/],
  ['an option without its value', 'article', ['Open shifts', '--address'], /^Option '--address <value>' argument missing\. Give a name\.$/],
  ['a list that there is not', 'article', ['Open shifts', '--listed'], /^Give a name\.$/],
  ['a name that is too short', 'feature', ['No', '--listed'], /^"No" has 2 characters\. Give a name\.$/],
  ['a name that is too long', 'landing', ['x'.repeat(21)], /^"x+" has 21 characters\. Give a name\.$/],
  ['capitals and blanks in the address', 'article', ['Open shifts', '--address', 'Open Shifts'], /^"Open Shifts" cannot .* open-shifts$/],
  ['an empty address', 'article', ['Open shifts', '--address', ''], /^"" cannot be in an address: .* For example: short-name$/],
  ['an address in a folder where only texts have one', 'article', ['Open shifts', '--address', 'a/b'], /For example: a-b$/],
  ['an address that goes up', 'document', ['Open shifts', '--address', '../shifts'], /For example: shifts$/],
  [
    'the address of another page',
    'document',
    ['Open shifts', '--address', 'support/faqs'],
    '/support/faqs is the address of another page.',
  ],
])('a new entry is refused for %s', (_what, kind, args, sentence) => {
  expect(() => read(kind, ...args)).toThrow(PlainError)
  expect(() => read(kind, ...args)).toThrow(sentence)
})
it('a command that writes several files writes none if one of them is there', () => {
  expect(() => checkFilesAreNew('src/content/none.yaml')).not.toThrow()
  expect(() => checkFilesAreNew('src/content/none.yaml', 'package.json')).toThrow('package.json is there already.')
})

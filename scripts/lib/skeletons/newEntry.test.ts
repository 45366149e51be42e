import { expect, it } from 'vitest'
import type { EntryKindName } from '../entries/entryKinds.ts'
import { testProject } from '../entries/smallProject.testing.ts'
import { PlainError } from '../project.ts'
import { parseNewGuide, readNewEntry } from './newEntry.ts'

const USAGE = { what: 'a name', limits: { min: 3, max: 20 }, example: 'Shift swaps', options: '--address swaps' }
const read = (kind: EntryKindName, ...args: string[]) => readNewEntry(kind, args, USAGE)

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
  ['no name', 'article', [], /^Give a name, of 3 to 20 characters: npm run new:[a-z]+ -- "Shift swaps"\. Add --address swaps\.$/],
  ['an option that there is not', 'feature', ['Open shifts', '--lsited'], /^Unknown option '--lsited'\. Give a name, /],
  ['an option without its value', 'article', ['Open shifts', '--address'], /^Option '--address <value>' argument missing\. Give a name, /],
  ['a list that there is not', 'article', ['Open shifts', '--listed'], /^Unknown option '--listed'\. Give a name, /],
  ['a name that is too short', 'feature', ['No', '--listed'], /^"No" has 2 characters\. Give a name, of 3 to 20 characters: /],
  ['a name that is too long', 'landing', ['x'.repeat(21)], /^"x+" has 21 characters\. Give a name, of 3 to 20 characters: /],
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

const parse = (...args: string[]) => parseNewGuide(args, testProject(), { '/guides/retail.pdf': '/industries' })

it('a new guide has the slug and the name of its industry', () =>
  expect(parse('logistics')).toEqual({ slug: 'logistics', name: 'Logistics' }))

it.each([
  ['without an industry', [], /^Give the name of an industry’s file, .*Without a guide: logistics\.$/],
  ['for two', ['logistics', 'retail'], /^Give the name of an industry’s file/],
  ['for an industry that is not there', ['logistic'], /^There is no industry "logistic"\. Did you mean "logistics"\?/],
  ['at an address that leads elsewhere', ['retail'], /^\/guides\/retail\.pdf was the address of another page/],
])('a new guide is refused %s', (_what, args, sentence) => expect(() => parse(...args)).toThrow(sentence))

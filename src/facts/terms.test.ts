import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { parseTerms } from './terms.ts'
import { readSiteTokens } from './tokenTable.ts'

const siteTokens = readSiteTokens()

const FILE = 'terms.yaml'
const knownTokens = new Map([
  ['policy:noticeHours', '2'],
  ['law:anyReason', 'Illinois and Maine'],
])
const read = (yaml: string) => parseTerms(yaml, FILE, knownTokens, new Map([['Plain Harbor', 'site:name']]))
const TERM = 'text: Report {policy:noticeHours} hours before.\n  note: '

it('the list of terms puts values in the place of tokens', () =>
  expect(read(`noticeTime:\n  ${TERM}"{law:anyReason} ask for no reason."`)).toEqual({
    noticeTime: { text: 'Report 2 hours before.', note: 'Illinois and Maine ask for no reason.' },
  }))
it.each([
  [
    'a token that nobody knows',
    `one:\n  ${TERM}Within {policy:notice} hours.`,
    'line 3, one › note: There is no token {policy:notice}. Did you',
  ],
  [
    'the same in what an employer adopts',
    'one:\n  text: Report {policy:notice} hours before.\n  note: Keep this here.',
    'line 2, one › text: There is no token {policy:notice}.',
  ],
  ['a name typed by hand', `one:\n  ${TERM}Ask Plain Harbor.`, 'line 3, one › note: “Plain Harbor” is typed by hand: write {site:name}'],
  ['a term of a term', `one:\n  ${TERM}As {term:two} says here.`, 'line 3, one › note: There is no token {term:two}.'],
  ['a missing note', 'one:\n  text: Report it to us.', 'line 1, one › note: "note" is missing.'],
  ['half a sentence', `one:\n  ${TERM}as above`, 'line 3, one › note: Write whole sentences.'],
  [
    'a field that no term has',
    `one:\n  ${TERM}Keep this here.\n  notes: More.`,
    'line 4, one › notes: There is no field "notes" here. Did you mean "note"?',
  ],
  [
    'what is no YAML',
    `one:\n  ${TERM}Note: more.`,
    'terms.yaml, line 3: Put the whole text in quotes, since it has a colon: note: "Note: more.".',
  ],
  ['a brace alone', `one:\n  ${TERM}Report { it to us.`, 'line 3, one › note: { is printed with its brace.'],
  [
    'an asterisk that is no anchor',
    'one:\n  text: *important*',
    'terms.yaml, line 2: Put the whole text in quotes, since it begins with *',
  ],
  ['a list in place of terms', '- text: Report it.', 'terms.yaml: Write entries by their names'],
])('the list of terms names %s with file, line, field and fix', (_case, yaml, message) => expect(() => read(yaml)).toThrow(message))

it('the list of terms gives each term and its note to templates, with a value in the place of every token', () => {
  const terms: Record<string, object> = parse(readFileSync('src/content/facts/terms.yaml', 'utf8'))
  const names = Object.keys(terms).flatMap((id) => [`term:${id}`, `term:${id}.note`])
  expect(names.filter((name) => !siteTokens.get(name) || /[{}]/.test(siteTokens.get(name) ?? ''))).toEqual([])
})

/** Messages about invalid YAML: each mistake with its line, as the real parser reports it. */
import { describe, expect, it } from 'vitest'
import { parse, type YAMLParseError } from 'yaml'
import { yamlProblem } from './yamlProblem.ts'

const GOOD = `heading: The team
lede: "Who answers: on the phone,
  at night."
action: { label: Book, to: demo }
members:
  - id: tom
    name: Tom
    bio: Treats a total as
      a bug.
  - id: ana
    name: Ana
`
const slipIn = (source: string) => {
  try {
    parse(source)
  } catch (error) {
    const { linePos, message } = error as YAMLParseError
    const { line, message: sentence } = yamlProblem(source, linePos?.[0].line, message)
    return `${line}: ${sentence}`
  }
  return 'can be read'
}

it('YAML that can be read has no problem', () => expect(slipIn(GOOD)).toBe('can be read'))

describe('names the line and the fix of', () => {
  it.each([
    [
      'a token without quotes',
      'heading: The team',
      'heading: {claim:languages} in all',
      '1: Put the whole text in quotes, since it begins with {: heading: "{claim:languages} in all".',
    ],
    [
      'a text with a bracket first',
      'heading: The team',
      'heading: [Sample] team',
      '1: Put the whole text in quotes, since it begins with [: heading: "[Sample] team".',
    ],
    [
      'one with an asterisk',
      'heading: The team',
      'heading: *The* team',
      '1: Put the whole text in quotes, since it begins with *: heading: "*The* team".',
    ],
    [
      'one with an at sign, in a list',
      '  - id: ana',
      '  - @ana of the team that answers at night',
      '10: Put the whole text in quotes, since it begins with @: - "@ana of the team that answers …".',
    ],
    [
      'one with a bar',
      'heading: The team',
      'heading: | The team',
      '1: Put the whole text in quotes, since it begins with |: heading: "| The team".',
    ],
    ['a colon in a text', 'name: Tom', 'name: Tom: he', '7: Put the whole text in quotes, since it has a colon: name: "Tom: he".'],
    ['a colon at the end', 'name: Tom', 'name: Tom the:', '7: Put the whole text in quotes, since it has a colon: name: "Tom the:".'],
    ['typographic quotes', 'name: Tom', 'name: “Tom: he”', '7: Put the whole text in straight quotes ("), since it has a colon'],
    [
      'a token with a space',
      'name: Tom',
      'name: In {claim: languages} now',
      '7: {claim: languages} has a space after its colon: write {claim:languages}.',
    ],
    ['a tab', '    name: Tom', '\tname: Tom', '7: This line begins with a tab. Write spaces'],
    ['blanks from elsewhere', '    name: Tom', '\u00a0\u00a0\u00a0\u00a0name: Tom', '7: This line begins with blanks that were copied'],
    ['a hyphen without its space', '  - id: ana', '  -id: ana', '10: A line of a list begins with a hyphen and a space: write'],
    ['another sign for a list', '  - id: ana', '  • id: ana', '10: A line of a list begins with a hyphen and a space: "- ".'],
    [
      'a list in two columns',
      '  - id: ana',
      '   - id: ana',
      '10: This line of the list begins in column 4. Begin it in column 3, like the one in line 6.',
    ],
    [
      'a list that moved left',
      '  - id: ana',
      '- id: ana',
      '10: This line of the list begins in column 1. Begin it in column 3, like the one in line 6.',
    ],
    [
      'a field too far left',
      '    name: Ana',
      '   name: Ana',
      '11: This field begins in column 4. Begin it in column 5, like the one in line 10.',
    ],
    [
      'a field too far right',
      '    name: Ana',
      '      name: Ana',
      '11: This line begins further right than line 10, which has its text already.',
    ],
    [
      'a missing hyphen',
      '  - id: ana',
      '    id: ana',
      '10: "id" is in one group twice, here and in line 6. Take one out. If it begins the next one of the list, write "- " before it.',
    ],
    [
      'a name twice',
      '    name: Ana',
      '    name: Ana\n    name: Mia',
      '12: "name" is in one group twice, here and in line 11. Take one out.',
    ],
    ['a colon without its space', '    name: Tom', '    name:Tom', '7: A field is its name, a colon and a space: "name: …".'],
    ['a full-width colon', '    name: Tom', '    name：Tom', '7: A field is its name, a colon and a space: "name: …".'],
    ['a sign for a colon', '    name: Tom', '    name = Tom', '7: A field is its name, a colon and a space: "name: …".'],
    ['no colon', '    name: Tom', '    name Tom', '7: This line has no name and no colon.'],
    ['a note of another language', 'members:', '// them\nmembers:', '5: A note for other editors begins with # and a space.'],
    ['an end that is missing', '  at night."', '  at night.', '2: This text begins with " and has no end: write " after it.'],
    [
      'an end that is typographic',
      'heading: The team',
      'heading: "The team”',
      '1: This text begins with " and has no end: it ends with ”; write a straight " there.',
    ],
    ['quotes in quotes', 'heading: The team', 'heading: "The "team" of it"', '1: The text ends at its second ", and more follows it.'],
    [
      'an apostrophe in quotes',
      'heading: The team',
      "heading: 'Everybody's team'",
      "1: The text ends at its second ', and more follows it.",
    ],
    ['a backslash', 'heading: The team', 'heading: "The \\office"', '1: Inside "…", a backslash is written twice'],
    ['a group without its end', 'to: demo }', 'to: demo', '4: What { begins has no end: write } after it'],
    ['a token in a group', 'label: Book', 'label: In {claim:languages} now', '4: Put the text with {claim:languages} in quotes'],
    ['a group without its comma', 'Book, to', 'Book to', '4: Write a comma between the fields in { … }'],
    [
      'two versions of a file',
      '    name: Tom',
      '<<<<<<< HEAD\n    name: Tom\n=======\n    name: Tim\n>>>>>>> other',
      '7: Two versions of this file were merged',
    ],
  ])('%s', (_slip, from, to, expected) => {
    expect(GOOD).toContain(from)
    expect(slipIn(GOOD.replace(from, () => to)).slice(0, expected.length)).toBe(expected)
  })
})

it('the message on an unreadable file knows a colon without a name', () =>
  expect(yamlProblem('a: 1\n: b\n', 2, 'a key node is missed').message).toMatch(/^This colon has no name before it/))
it('the message on an unreadable file looks upward from where the parser stopped', () =>
  expect(yamlProblem('a: 1\nb:2\nc: 3\n', 3, 'a multiline key').line).toBe(2))
it('the message on an unreadable file is the parser’s own if no mistake is recognized', () =>
  expect(yamlProblem('a: 1\n', 1, 'something else')).toEqual({
    line: 1,
    message: expect.stringMatching(/cannot be read \(something else\)\. Put/),
  }))

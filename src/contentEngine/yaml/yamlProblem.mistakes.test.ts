/** Whole messages for mistakes that span several lines. */
import { describe, expect, it } from 'vitest'
import { yamlProblem } from './yamlProblem.ts'

/** @param line at which the parser gave up */
const slipIn = (source: string, line: number, why = 'no reason') => {
  const slip = yamlProblem(source, line, why)
  return `${slip.line}: ${slip.message}`
}
const NAMELESS =
  'This line has no name and no colon. Write a field as "name: text"; a text that goes on from the line above begins further right than its field.'
const further = (line: number) =>
  `This line begins further right than line ${line}, which has its text already. A field begins in the column of the fields beside it; a text that goes on here has to be in quotes, since it has a colon.`

describe('quotes the text as it has to be written', () => {
  const inAll = (letters: number) => `Tom: ${'x'.repeat(letters - 5)}`
  it.each([
    ['up to thirty letters', `name: ${inAll(30)}`, `name: "${inAll(30)}"`],
    ['and no more of it', `name: ${inAll(31)}`, `name: "${inAll(30)} …"`],
    ['without the quotes inside it', 'name: Tom: the "boss" of it', 'name: "Tom: the boss of it"'],
    ['with a # inside it', 'name: All of C# and C#: both of C#', 'name: "All of C# and C#: both of C#"'],
    ['to its three dots', 'name: Tom: he...', 'name: "Tom: he..."'],
    ['without a note behind it', 'name: Tom: he # for: now', 'name: "Tom: he"'],
    ['in a list', '- To the point: yes', '- "To the point: yes"'],
    ['in a line that goes on', 'lede: Who answers\n  on the phone: at night', '"on the phone: at night"'],
  ])('%s', (_name, source, quoted) => {
    const lines = source.split('\n').length
    expect(slipIn(source, lines)).toBe(`${lines}: Put the whole text in quotes, since it has a colon: ${quoted}.`)
  })
  it('without the blanks of a token', () => {
    expect(slipIn('name: In {claim:  languages } now', 1)).toBe(
      '1: {claim:  languages } has a space after its colon: write {claim:languages}.',
    )
  })
})

describe('the message on YAML with a group in one line', () => {
  it.each([
    [
      'a token with blanks',
      'action: { label: In { claim:languages } now, to: demo }',
      'Put the text with { claim:languages } in quotes: inside { … }, braces without quotes begin another group.',
    ],
    ['a list without its end', 'days: [ one, two', 'What [ begins has no end: write ] after it, or put it in quotes if it is a text.'],
    [
      'a group without its end',
      'action: { label: Book, to: demo',
      'What { begins has no end: write } after it, or put it in quotes if it is a text.',
    ],
    [
      'a missing comma',
      'action: { label: Book to: demo }',
      'Write a comma between the fields in { … }, and put a text that has a colon or a comma in quotes.',
    ],
  ])('tells %s', (_name, source, sentence) => expect(slipIn(source, 1)).toBe(`1: ${sentence}`))
})

describe('what begins a line wrongly', () => {
  const NOTE = 'A note for other editors begins with # and a space.'
  it.each([
    ['a note of a program', '/* them */', NOTE],
    ['a note of prose', '{/* them */}', NOTE],
    ['a note of a page', '<!-- them -->', NOTE],
    ['a colon alone', ':', 'This colon has no name before it. Write the name of a field there, or take the colon out.'],
    ['a number that sticks to its colon', 'rows:5', 'A field is its name, a colon and a space: "rows: …".'],
    ['an equals sign', '= The team', NAMELESS],
    ['a sign of a mail', '> The team', 'Put the whole text in quotes, since it begins with >: "> The team".'],
    ['three dots', '...and more', NAMELESS],
    ['the end of a page in prose', 'The team ---', NAMELESS],
  ])('%s', (_name, line, sentence) => expect(slipIn(`heading: The team\n${line}\n`, 2)).toBe(`2: ${sentence}`))
  it('the last mark of two versions that were merged, wherever it is', () =>
    expect(slipIn('a: 1\nb: 2\n=======', 1)).toBe(
      '3: Two versions of this file were merged, and this line marks where they differ. Keep one, and take the marks out.',
    ))
})

describe('a text without its second quotation mark', () => {
  const unended = (mark: string) => `This text begins with ${mark} and has no end: write ${mark} after it.`
  it.each([
    ['above others in quotes', 'heading: "The team\nlede: "Who"\nlist:\n  - "Tom"\n', 4, 1, '"'],
    ['at the end of the file', 'heading: The team\nlede: "Who\n', 2, 2, '"'],
    ['that goes on, above another field', 'heading: "The team\n  of it\nlede: "Who"\n', 3, 1, '"'],
    ['above a list of its column', 'a:\n- "The team\n- "Who"\n', 3, 2, '"'],
    ['in single ones', "heading: 'The team\nlede: 'Who'\n", 2, 1, "'"],
    ['in a list', '- "Tom\n- "Ana"\n', 2, 1, '"'],
    ['at the first field of a line of a list', '- id: "Tom\n  name: "Tom"\n', 2, 1, '"'],
    ['above a note with quotes', 'heading: "The team\n# the "old" team\nlede: Who\n', 3, 1, '"'],
    ['that has one with a backslash', 'heading: "The \\"team of it\n', 1, 1, '"'],
    ['that has two in the middle', "heading: 'The team'' of it\n", 1, 1, "'"],
    ['that has a typographic one in the middle', 'heading: "The “team of it\n', 1, 1, '"'],
  ])('is told at its own line: %s', (_name, source, line, expected, mark) =>
    expect(slipIn(source, line)).toBe(`${expected}: ${unended(mark)}`),
  )
  it('is reported after the mistake at which the parser stopped', () =>
    expect(slipIn('name: Tom: he\nlede: Who\nlast: "Ana\n', 1)).toBe(
      '1: Put the whole text in quotes, since it has a colon: name: "Tom: he".',
    ))
  it('is looked for in the whole file if the parser does not say where it stopped', () =>
    expect(yamlProblem('heading: The team\nlede: "Who\n', undefined, 'no reason')).toEqual({ line: 2, message: unended('"') }))
  it('is none where the text goes on too far left', () =>
    expect(slipIn('lede: "Who answers\nat night"\nnext: 1', 2)).toBe(`2: ${NAMELESS}`))
  it('does not excuse what stands below its end', () =>
    expect(slipIn('lede: "Who\n  answers"\nname: Tom\n   more: 1\n', 4)).toBe(`4: ${further(3)}`))
  it('does not excuse the lines below an end that follows', () =>
    expect(slipIn('- "Who\n  answers"\n  name: Tom: he\n', 3)).toBe(
      '3: Put the whole text in quotes, since it has a colon: name: "Tom: he".',
    ))
})

describe('a line below a text in quotes', () => {
  it.each(['"', "'"])('that the mark %s has ended is reported with both lines', (mark) =>
    expect(slipIn(`lede: ${mark}Who answers.${mark}\n  at night\nname: Tom\n`, 2)).toBe(
      '2: The text of line 1 ends with its quotation mark, and more follows here. Take this line out, or put all of it in one pair of quotes.',
    ),
  )
})

describe('a field below a text in quotes', () => {
  it('is reported by its column', () => expect(slipIn('lede: "Who answers."\n  name: Tom\n', 2)).toBe(`2: ${further(1)}`))
  it('is no text that goes on where it is of a list', () =>
    expect(slipIn('lede: "Who answers."\n  - tom\n', 2)).not.toContain('more follows here'))
})

describe('a line below brackets without anything in them', () => {
  it.each([
    ['{}', 'numbers: {}\n  calls: 5\n'],
    ['[]', 'sums: [] # none\n  - 1 + 1\n'],
    ['[ ]', 'sums: [ ]\n- 1 + 1\n'],
  ])('is told to take %s out', (empty, source) =>
    expect(slipIn(source, 2)).toBe(`2: ${empty} in line 1 says that there is nothing, and more follows here. Take ${empty} out there.`),
  )
  it('may be a field of the same group', () => expect(slipIn('tags: []\nname: Tom: he\n', 2)).toMatch(/^2: Put the whole text/))
})

describe('a line in a column of its own', () => {
  const HYPHEN = (line: number) => ` If line ${line} begins the next one of a list, write "- " before it.`
  it('may be of a list whose first line has no hyphen', () =>
    expect(slipIn('tags:\n  id: hr\n    label: HR\n', 3)).toBe(`3: ${further(2)}${HYPHEN(2)}`))
  it.each([
    ['the line above has one', 'tags:\n  - id: hr\n      label: HR\n'],
    ['it begins further right than a hyphen would make it', 'tags:\n  id: hr\n      label: HR\n'],
  ])('lacks no hyphen where %s', (_why, source) => expect(slipIn(source, 3)).toBe(`3: ${further(2)}`))
  it.each([
    ['goes on from a field', 'name: Tom\n  bio: He\n', 2, `2: ${further(1)}`],
    ['goes on from a text in several lines', 'a:\n  bio: Treats a total\n    as a bug.\n      name: Tom\n', 4, `4: ${further(2)}`],
    ['has the column of a text that goes on', 'a:\n  bio: Treats a total\n    as a bug.\n    name: Tom\n', 4, `4: ${further(2)}`],
    ['has the column of a group that has ended', 'a:\n    deep: 1\nb: 2\n    other: 3\n', 4, `4: ${further(3)}`],
    ['goes on from a text of a list', 'list:\n  - Tom\n    name: Ana\n', 3, `3: ${further(2)}`],
    [
      'is nearest to an outer field',
      'members:\n  - id: tom\n    name: Tom\n lede: Who\n',
      4,
      '4: This field begins in column 2. Begin it in column 1, like the one in line 1.',
    ],
    [
      'is nearest to an inner field',
      'a:\n  b:\n    c: 1\n   d: 2\n',
      4,
      '4: This field begins in column 4. Begin it in column 5, like the one in line 3.',
    ],
    [
      'is nearest to neither the last nor the first',
      'a:\n  b:\n    c:\n        d: 1\n     e: 2\n',
      5,
      '5: This field begins in column 6. Begin it in column 5, like the one in line 3.',
    ],
    [
      'is further left than an empty field',
      'members:\n  - id: tom\n    bio:\n   name: Tom\n',
      4,
      '4: This field begins in column 4. Begin it in column 5, like the one in line 3.',
    ],
    [
      'is of a list, far right',
      'list:\n  - id: tom\n    name: Tom\n      - id: ana\n',
      4,
      '4: This line of the list begins in column 7. Begin it in column 3, like the one in line 2.',
    ],
    [
      'is of a list, between two of them',
      'list:\n  - id: tom\n    days:\n      - Monday\n     - Friday\n',
      5,
      '5: This line of the list begins in column 6. Begin it in column 7, like the one in line 4.',
    ],
    [
      'has the column of a hyphen inside a text',
      'list:\n  - no-show\n      - ana\n',
      3,
      '3: This line of the list begins in column 7. Begin it in column 3, like the one in line 2.',
    ],
    [
      'has the column of a list that has ended',
      'a:\n      - one\nb:\n  - two\n  - three\n      - four\n',
      6,
      '6: This line of the list begins in column 7. Begin it in column 3, like the one in line 5.',
    ],
  ])('%s', (_name, source, line, expected) => expect(slipIn(source, line)).toBe(expected))
  it('is not blamed for a line above it', () =>
    expect(slipIn('members:\n  - id: tom\n    bio: Treats\na bug.\n    name: Tom\n', 5)).toBe(`4: ${NAMELESS}`))
  it('is not compared with a list that a field has ended', () =>
    expect(slipIn('list:\n- id: tom\nlede: Who\n  - id: ana\n', 4)).toMatch(/^4: This line, or one above it, cannot be read/))
})

describe('in YAML, a name twice', () => {
  const why = 'Map keys must be unique'
  it('is reported with its first line, not with that of another group', () =>
    expect(slipIn('name: Tom\nmore:\n  name: Ana\nname: Mia\n', 4, why)).toBe(
      '4: "name" is in one group twice, here and in line 1. Take one out.',
    ))
  it('is reported without its name inside a group in one line', () => {
    const sentence = 'A name of this line is in its group twice. Take one out.'
    expect(slipIn('action: { to: demo, to: home }\n', 1, why)).toBe(`1: ${sentence}`)
    expect(slipIn('list:\n  - Tom\n  - { to: demo, to: home }\n', 3, why)).toBe(`3: ${sentence}`)
  })
})

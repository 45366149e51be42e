/** Valid lines are not blamed, because a file can be invalid for an unforeseen reason. */
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { yamlProblem } from './yamlProblem.ts'

const blamed = (source: string) => {
  const line = source.trimEnd().split('\n').length
  return [line, yamlProblem(source, line, 'no reason')] as const
}
/** The message if no mistake is found. */
const UNKNOWN =
  'This line, or one above it, cannot be read (no reason). Put a text that has a colon in quotes; begin the fields of a group, and the lines of a list, in one column.'

it.each([
  ['a group below its name', 'heading: The team\naction:\n  label: Book\n  to: demo\n'],
  ['a group in a group', 'a:\n  b:\n    c: 1\n  d: 2\ne: 3\n'],
  ['a list below its name', 'heading: The team\nmembers:\n  - id: tom\n    name: Tom\n  - id: ana\n    name: Ana\n'],
  ['a list in the column of its name', 'heading: The team\nmembers:\n- id: tom\n- id: ana\nlede: They answer.\n'],
  ['such a list in another list', 'members:\n  - id: tom\n    days:\n    - Monday\n    - Friday\n    name: Tom\n'],
  ['a list of texts and times', 'days:\n  - Monday\n  - 06:00\n  - 18:30 or so\n'],
  ['a list with room behind its hyphens', 'members:\n  -   id: tom\n      name: Tom\n'],
  ['a list of lists', 'rows:\n  - - one\n    - two\n  - - three\n    - four\n'],
  ['a list in a list', 'rows:\n  - - id: tom\n      name: Tom\n'],
  ['a bar with blanks behind it', 'lede: |  \n  Who answers\nnext: 1\n'],
  ['a text in three lines', 'lede: Who answers\n  the phone\n  at night\nnext: 1\n'],
  ['a text that goes on with a quotation mark', 'lede: Who answers the\n  "phone\n  at night\nnext: 1\n'],
  ['a text in quotes that goes on', 'lede: "Who answers\n  phone: at night"\nnext: 1\n'],
  ['one at the end of the file', 'heading: The team\nlede: "Who answers\n  at night"\n'],
  ['one in a list', 'members:\n  - "Tom, who\n    id: answers"\n  - Ana\n'],
  ['a text with a bar, and a note', 'lede: | # as it is\n  Who answers\n  the phone\nnext: 1\n'],
  ['quotes in quotes', "lede: \"Who \\\"answers: the\\\" phone\"\nnext: 'It''s Tom''s: all'\n"],
  ['quotes inside a text', `lede: They say "yes" and 'no' to Tom's\nnext: 1\n`],
  ['a quoted text with a note', 'lede: "Who" # and: when\nnext: \'Tom\'  # or: Ana\n'],
  ['a quoted text with the sign of a note', 'lede: "Gate # 5: open"\nnext: \'Gate # 6\'\nlast: { label: "Gate # 7", to: demo }\n'],
  ['a note with a colon', '# The team: all of it\nheading: The team # them: all\nmembers: # who: they are\n  - id: tom\n'],
  ['a note in the first column', 'members:\n  - id: tom\n# the "last" one, by now\n    name: Tom\n'],
  ['a note behind an apostrophe', "lede: Tom's # it's: new\nnext: 1\n"],
  ['a text with a #', 'lede: The C#of it\nnext: 1\n'],
  ['a group in one line', `action: { label: "Book", to: 'demo' }\nother: [ one, "two" ]\n`],
  ['braces in quotes in a group', `action: { label: "In {one", note: 'In [two', to: demo }\nother: [ "a }", '] b' ]\n`],
  ['a quotation mark in quotes in a group', 'action: { label: "The \\" of {", to: demo }\nnext: 1\n'],
  ['a token in quotes in a group', `action: { label: "In {claim:languages} now", more: 'In {claim:languages}', to: demo }\n`],
  ['a colon in quotes in a group', `action: { label: "Book: now", more: 'Or: never', to: demo }\n`],
  ['a group with a note', 'action: { label: Book, to: demo } # or: later\nnext: 1\n'],
  ['a token inside a text', 'lede: In {claim:languages} or {x now\nnext: 1\n'],
  ['an address', 'url: https://example.com/a//b\nnext: <b>x</b><!-- y -->\n'],
  ['a tab inside a text', 'lede: one\ttwo  \tthree\t\nnext: 1 \n'],
  ['hyphens inside a text', 'lede: A no-show, or -so\nnext: -5\nlast: pre- and post\n'],
  ['signs inside a text', 'lede: A * b & c | d > e % f @ g ======= h\nnext: x =======\n'],
  ['a name in quotes', '"lede": Who\n\'next\': When\n'],
  ['two lines of hyphens', '---\nheading: The team\n...\n'],
])('YAML that can be read is left alone: %s', (_name, source) => {
  expect(() => parse(source)).not.toThrow()
  const [line, slip] = blamed(source)
  expect(slip).toEqual({ line, message: UNKNOWN })
})

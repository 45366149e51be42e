/** Messages about characters that only look like Markdown. */
import { expect, it } from 'vitest'
import { proseTags } from '#src/models/names/proseNames.ts'
import { lineAt } from '../problems/problemLocation.ts'
import { withoutCode } from '../prose/withoutCode.ts'
import { proseSyntaxProblems } from './proseSyntaxProblems.ts'

const problemsOf = (body: string) =>
  proseSyntaxProblems(withoutCode(body), body, proseTags).map(({ offset, message }) => `${lineAt(body, offset)}: ${message}`)

it.each([
  ['a heading without its space', 'A\n\n##Costs\n', '3: Write a space after ##: "## Costs".'],
  ['a heading with one sign', '# Costs\n', '1: The page has its title already. Write a heading of the text with two signs: "## Costs".'],
  ['hyphens below a line', 'A\n\nCosts\n-----\n', '3: The hyphens below this line make a heading of it.'],
  ['a table without its row of hyphens', 'A\n\n| a | b |\n| c | d |\n', '3: The first row of a table has a row of hyphens below it'],
  ['a cell too few', 'A\n\n| a | b |\n|---|---|\n| c |\n', '5: This row of the table has 1 cells, and the first one 2.'],
  ['a cell too many', '| a | b |\n|---|---|\n| c | d | e |\n', '3: This row of the table has 3 cells, and the first one 2.'],
  [
    'a row of hyphens that is too short',
    'A\n\n| a | b |\n|---|\n| c | d |\n',
    '4: This row of the table has 1 cells, and the first one 2. Below the first row stands "|---|---|".',
  ],
  ['a cell too few in a line of a list', '- A\n\n  | a | b |\n  |---|---|\n  | c |\n', '5: This row of the table has 1 cells'],
  ['bold words without their end in a row of a table', '| a **b |\n|---|\n| **c** |\n', '1: “**b |'],
  ['a hyphen without its space', 'A\n\n-One or two\n', '3: Write a space after the hyphen, which begins a line of a list: "- One …".'],
  ['bold words without their end', 'A **b** c.\n\nA\n**b c.\n', '4: “**b c. …” is printed with its asterisks'],
  ['a word that is code', 'A\n\nexport of the list\n', '3: A line that begins with "export" is read as code.'],
  ['a space in a link', 'See [all of it] (/blog).', '1: Write the address of [all of it] right after it'],
  ['a link the wrong way round', 'See (all of it)[/blog].', '1: A link has its words in square brackets'],
  ['a link that leads nowhere', 'See [all]().', '1: [all]() has no address.'],
  ['an address without its beginning', 'See [OSHA](www.osha.gov).', '1: Write https:// before www.osha.gov.'],
  ['a link without its end', 'See [all](/blog\n', '1: The address of this link has no end: write ) after it.'],
  ['a space in a tag', '< Chart id="a" />', '1: Write <Chart without a space after <.'],
  ['typographic quotes in a tag', '<Chart id=“a” />', '1: Put the value of id in straight quotes: id="a".'],
  [
    'several words in such quotes',
    '<Faq question=“Who is told?”>\nx\n</Faq>',
    '1: Put the value of question in straight quotes: question="Who is told?".',
  ],
  ['no quotes in a tag', '<Chart id=a />', '1: Put the value of id in straight quotes: id="a".'],
  ['a block of code without its end', 'A\n```\n# b\n', '2: This block of code has no end: write ``` on a line after it.'],
])('the check for slips in prose names %s', (_slip, body, expected) => {
  const problems = problemsOf(body)
  expect(problems).toHaveLength(1)
  expect(problems[0]?.slice(0, expected.length)).toBe(expected)
})
it('bold words do not end in the next line of a list', () =>
  expect(problemsOf('- **a\n- b** c\n  d\n1. **e**\n')).toEqual([
    expect.stringMatching('^1: “\\*\\*a …” is printed'),
    expect.stringMatching('^2: “\\*\\* c …” is printed'),
  ]))
it.each([
  '- **a\n  b** c\n* **d**\n',
  '## Costs\n\n### More\n\nText #1, [all](/blog), [words] (as they are) and (this)[1].\n\n---\n\n| a |\n|---|\n| b |\n| c |\n',
  '| a | b |\n|:---|---:|\n| **c** \\| d | |\n\n**Bold\nwords** and ***more***, 2 \\*\\* 3.\n\n-5 degrees\n',
  '<Chart id="a" /> <Faq question="Is x = y?">\nx\n</Faq> <StateRules only={"NY"} />',
  '```md\n# a\n[b]()\n```\n`[c]()`',
  'exports and imports\n\n- a\n--\n',
])('the check for slips in prose has nothing to say of %j', (body) => expect(problemsOf(body)).toEqual([]))

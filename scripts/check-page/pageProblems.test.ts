import { expect, it } from 'vitest'
import { describeFindings } from './pageProblems.ts'

const texts = [{ written: 'Who is missing?', words: 'who is missing', location: 'src/content/pages/home.yaml, line 17, opening › heading' }]

it('an editor reads file, line and field, the page, the words, what is wrong and at which widths', () =>
  expect(
    describeFindings(
      '/',
      [24, 32].map((size) => ({ words: 'Who is\n missing?', problem: 'is cut off below', where: `at 360 px with text of ${size} px` })),
      texts,
    ),
  ).toEqual([
    'src/content/pages/home.yaml, line 17, opening › heading: On /, “Who is missing?” is cut off below (at 360 px with text of 24 px, at 360 px with text of 32 px).',
  ]))
it('an editor reads of each problem of the same words', () =>
  expect(
    describeFindings(
      '/',
      ['is cut off below', 'is wider than its box'].map((problem) => ({ words: 'Who', problem, where: 'at 320 px' })),
      texts,
    ),
  ).toHaveLength(2))
it('an editor reads of words that are in no file of content, and of what has no words', () =>
  expect(
    describeFindings(
      '/a',
      [
        { words: `Skip ${'to content '.repeat(9)}`, problem: 'is cut off below', where: 'at 320 px' },
        { words: '', problem: 'something without words is too wide for the page', where: 'at 320 px' },
      ],
      texts,
    ),
  ).toEqual([
    'On /a, “Skip to content to content to content to content to content…” is cut off below (at 320 px).',
    'On /a, something without words is too wide for the page (at 320 px).',
  ]))

import { expect, it } from 'vitest'
import { headingLevelProblems } from './headingLevelProblems.ts'

const skipsIn = (text: string) =>
  headingLevelProblems(text).map(({ offset, message }) => `${text.slice(offset).split('\n')[0]}: ${message}`)

it('headings of prose may go one level deeper, and up by any', () =>
  expect(skipsIn('## A\n\n### B\n\n#### C\n\n## D\n\n### E')).toEqual([]))
it('a heading that goes two levels deeper is told which to write', () =>
  expect(skipsIn('## A\n\n#### B\n\n#### C')).toEqual([
    '#### B: A level of headings is left out above this one: write ### instead of ####.',
  ]))
it('a level that is left out is told, too, where it stands above the first section', () =>
  expect(skipsIn('### A\n\n## B')).toEqual([expect.stringContaining('write ##')]))

import { expect, it } from 'vitest'
import { headingLevelProblems, sectionWords } from './proseHeadings.ts'

const skipsIn = (text: string) =>
  headingLevelProblems(text).map(({ offset, message }) => `${text.slice(offset).split('\n')[0]}: ${message}`)

it('headings of prose may go one level deeper, and up by any', () =>
  expect(skipsIn('## A\n\n### B\n\n#### C\n\n## D\n\n### E')).toEqual([]))
it('a heading that goes two levels deeper is reported with the level to write', () =>
  expect(skipsIn('## A\n\n#### B\n\n#### C')).toEqual([
    '#### B: A level of headings is left out above this one: write ### instead of ####.',
  ]))
it('a skipped level is reported, too, above the first section', () =>
  expect(skipsIn('### A\n\n## B')).toEqual([expect.stringContaining('write ##')]))

it('the words of a section are what stands below its heading, without what comes before the first one and the headings', () => {
  expect(
    sectionWords('Not one of these.\n\n## First part\n\nTwo words.\n\n### Smaller\n\nAnd [three more](/x).\n\n  ## Last\n\nOne.\n'),
  ).toEqual([6, 1])
  expect(sectionWords('No heading.\n')).toEqual([])
  expect(sectionWords('## Empty\n## Not empty\nOne.')).toEqual([0, 1])
})
it('a heading in code begins no section of the text', () => {
  expect(sectionWords('## One\n\nText.\n\n```md\n## In code\n```\n\nMore.\n\n## Two\n\nText.\n')).toEqual([5, 1])
})

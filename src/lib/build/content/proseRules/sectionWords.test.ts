import { expect, it } from 'vitest'
import { sectionWords } from './sectionWords.ts'

it('counts what stands below each heading, and neither what comes before the first nor the headings', () => {
  expect(
    sectionWords('Not one of these.\n\n## First part\n\nTwo words.\n\n### Smaller\n\nAnd [three more](/x).\n\n  ## Last\n\nOne.\n'),
  ).toEqual([6, 1])
  expect(sectionWords('No heading.\n')).toEqual([])
  expect(sectionWords('## Empty\n## Not empty\nOne.')).toEqual([0, 1])
})
it('takes no heading in code for one', () => {
  expect(sectionWords('## One\n\nText.\n\n```md\n## In code\n```\n\nMore.\n\n## Two\n\nText.\n')).toEqual([5, 1])
})

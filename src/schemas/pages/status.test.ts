import { expect, it } from 'vitest'
import { findProblems } from '../findProblems.testing.ts'
import { statusSchema } from './status.ts'

const { lede, sheet } = statusSchema.shape
const SHEET = {
  title: 'Report on paper',
  note: 'No diagnosis.',
  fields: ['JANE ROE', '05:31', 'LINE 4', 'BACK 12-02', 'OTHER'].map((value) => ({ label: 'What it asks', value })),
  later: 'Entered by HR',
  foot: 'To HR, by noon.',
  describe: 'A sheet of paper that takes a report, filled in by hand.',
}

it('the page on system status says in one sentence what it is', () => {
  expect(findProblems(lede, 'Nothing on this page is live.')).toEqual([])
  for (const words of ['Nothing is live. It is a page.', 'Nothing on this page is live'])
    expect(findProblems(lede, words)).toEqual(['Say in one sentence what this page is.'])
})
it('the sheet on paper is filled in with letters that can be drawn as handwriting, and described by what it shows', () => {
  expect(findProblems(sheet, SHEET)).toEqual([])
  expect(findProblems(sheet, { ...SHEET, fields: SHEET.fields.with(0, { label: 'Who', value: 'Jane Roe' }) })).toEqual([
    expect.stringMatching(/^fields\.0\.value: This is drawn as handwriting: capitals/),
  ])
  expect(findProblems(sheet, { ...SHEET, describe: 'A sheet of paper with 97 fields, filled in by hand.' })).toEqual([
    expect.stringMatching(/^describe: The picture does not show 97\./),
  ])
})

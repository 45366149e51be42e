import { expect, it } from 'vitest'
import { findProblems } from '../findProblems.testing.ts'
import { createTypedFiguresSchema } from './typedFigures.ts'

const FILES: Readonly<Record<string, string>> = {
  'pages/home.yaml': 'lede: Within **45**\n  days\n',
  'pages/faq.yaml': 'answer: Within 17 minutes\n',
}
const schema = createTypedFiguresSchema((file) => FILES[file] ?? null)
const problemsOf = (files: string[], why = 'the time that the law sets') => findProblems(schema, { '45 days': { files, why } })

it('typed figures are listed for files that state them, however they are written', () =>
  expect(problemsOf(['pages/home.yaml'])).toEqual([]))
it('typed figures are listed for no file that is not there, or states them no more', () =>
  expect(problemsOf(['pages/home.yaml', 'pages/gone.yaml', 'pages/faq.yaml'])).toEqual([
    expect.stringMatching(/^45 days\.files\.1: There is no file src\/content\/pages\/gone\.yaml\. Name one/),
    expect.stringMatching(/^45 days\.files\.2: src\/content\/pages\/faq\.yaml does not state “45 days”\. Take it out/),
  ]))
it('typed figures have a file and a reason', () => {
  expect(problemsOf([])).toEqual([expect.stringMatching(/^45 days\.files: Name the file/)])
  expect(problemsOf(['pages/home.yaml'], 'law')).toEqual([expect.stringMatching(/^45 days\.why: Say in a few words/)])
})

/** The text of an article contains the figures of its charts. */
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listMissingFigures, missingChartProblems } from './chartProblems.ts'

it.each(globSync('src/content/blog/*.mdx').map((file) => basename(file, '.mdx')))(
  '%s says the figures and the times that its charts draw',
  (slug) => expect(missingChartProblems(slug)).toEqual([]),
)

describe('of a chart that draws what the text does not say', () => {
  const around = { id: 'of-this-test', title: 'Twelve calls', caption: 'Each costs $1,400.', bars: [], moments: [] }
  const bars = [{ label: 'All 12', value: 16_800 }]
  const ofParts = [{ label: 'All 12', parts: [800, 16_000].map((value) => ({ label: 'part', value })) }]
  const moments = ['06:04', '06:10'].map((time) => ({ time, label: 'A call' }))
  const log = '## A\n\n<Log>\n- **6:04** A call.\n</Log>\n\n<Chart id="of-this-test" />\n\n## B\n\n- **6:10** Another.\n'
  it.each([
    ['numbers of an invented example', { kind: 'bars', invented: true, bars }, 'Twelve calls cost $16,800.', [1400]],
    ['nothing where all are said', { kind: 'bars', invented: true, bars }, 'Twelve calls at $1,400 cost $16,800.', []],
    ['the sum of the parts of a bar', { kind: 'bars', invented: true, bars: ofParts }, '12 calls at $1,400.', [16_800]],
    ['nothing where a source has the numbers', { kind: 'bars', invented: false, bars }, 'Calls.', []],
    ['moments that the log beside it has not', { kind: 'moments', invented: true, moments }, log, ['06:10']],
    ['no moments where no log tells them', { kind: 'moments', invented: true, moments }, log.replaceAll(/<.?Log>/g, ''), []],
  ])('%s are named', (_, chart, body, figures) => expect(listMissingFigures({ ...around, ...chart }, body)).toEqual(figures))
})

/** The sums that any article prints come out, in whatever words they stand. */
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { articleText } from './articleText'
import { sumsIn } from './equations'

const slugs = globSync('src/content/blog/*.mdx').map((file) => basename(file, '.mdx'))
const sums = slugs.flatMap((slug) => sumsIn(articleText(slug)).map((one) => ({ ...one, slug })))

it('every sum that an article prints comes out', () => {
  expect(sums.length).toBeGreaterThan(20)
  expect(sums.filter(({ comesOut }) => !comesOut)).toEqual([])
})

describe('the check of sums tells right from wrong:', () => {
  const comesOut = (text: string) => sumsIn(text).map((one) => one.comesOut)
  it.each([
    ['13 × $1,705 = $22,165 a year', '13 × $1,705 = $22,156 a year'],
    ['41 ÷ 96 = 43%', '41 ÷ 96 = 42%'],
    ['640 × 185 seconds = 118,400 seconds = 1,973.3 minutes', '640 × 185 seconds = 118,400 seconds = 1,973.4 minutes'],
    ['3 − 1 + 1 + 1 = 4.0', '3 − 1 + 1 + 1 = 4.5'],
    ['10 + 2 × 5 = 20', '10 + 2 × 5 = 60'],
    ['95 minutes ÷ 60 × 30 cases = 47.5 cases', '95 minutes ÷ 60 × 30 cases = 46.5 cases'],
  ])('%s', (right, wrong) => expect([comesOut(right), comesOut(wrong)]).toEqual([[true], [false]]))
})

/** Every sum that an article prints is right. */
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { articleFile, findPlace, readArticle, readSums } from './articleText.ts'
import { findSums, findUnexplainedExamples } from './equations.ts'
import { unsaidSumProblems } from './nearbyFigures.ts'

const slugs = globSync('src/content/blog/*.mdx').map((file) => basename(file, '.mdx'))
const sums = slugs.flatMap((slug) => findSums(readArticle(slug)).map((one) => ({ ...one, slug })))

it('every sum that an article prints comes out', () => {
  expect(sums).not.toEqual([])
  const wrong = sums.filter(({ comesOut }) => !comesOut)
  expect(wrong.map(({ sum, slug }) => `${findPlace(sum, slug)}: “${sum}” does not come out. Correct a figure of it.`)).toEqual([])
})

it('the front matter has sums alone under “sums”, each whole', () => {
  const others = slugs.flatMap((slug) =>
    readSums(slug).flatMap((written) => (findSums(written)[0]?.sum === written ? [] : { slug, written })),
  )
  expect(
    others.map(({ slug, written }) => `${findPlace(written, slug)}: “${written}” is no sum. Write it like "140 minutes ÷ 60 × $41 = $96".`),
  ).toEqual([])
})
it('an article says the figures of the sums in its front matter', () => {
  expect(slugs.flatMap(readSums)).not.toEqual([])
  expect(slugs.flatMap(unsaidSumProblems)).toEqual([])
})

it('a new article needs no test of its own: its examples print how their amounts come about', () => {
  const unexplained = slugs
    .filter((slug) => readSums(slug).length === 0)
    .flatMap((slug) => findUnexplainedExamples(readArticle(slug)).map((title) => `${articleFile(slug)}: the example “${title}”`))
  const cure = 'Print the sum of each result, "13 × $1,705 = $22,165", or write it under "sums" in the front matter.'
  expect(unexplained, cure).toEqual([])
})
it.each([
  ['<Example title="A">\n3 shifts at $40 cost $120.\n</Example>', ['A']],
  ['<Example title="A">\n3 × $40 = $120.\n</Example>\n\n<Example title="B">\n$40, and $120.\n</Example>', ['B']],
  ['<Example title="A">\nAt 6:04 he has a fee of $40.\n</Example>', []],
])('an example whose amounts nobody can work out again is found: %j', (text, titles) =>
  expect(findUnexplainedExamples(text)).toEqual(titles),
)

describe('the check of sums tells right from wrong:', () => {
  const comesOut = (text: string) => findSums(text).map((one) => one.comesOut)
  it.each([
    ['13 × $1,705 = $22,165 a year', '13 × $1,705 = $22,156 a year'],
    ['41 ÷ 96 = 43%', '41 ÷ 96 = 42%'],
    ['640 × 185 seconds = 118,400 seconds = 1,973.3 minutes', '640 × 185 seconds = 118,400 seconds = 1,973.4 minutes'],
    ['3 − 1 + 1 + 1 = 4.0', '3 − 1 + 1 + 1 = 4.5'],
    ['10 + 2 × 5 = 20', '10 + 2 × 5 = 60'],
    ['$1,396 × 104 ≈ $145,000', '$1,396 × 104 ≈ $146,000'],
    ['6:25 ÷ 60 × $9.50 = $60.96', '6:35 ÷ 60 × $9.50 = $60.96'],
    ['8 × 60 − 95 minutes = 6:25', '8 × 60 − 95 minutes = 6:35'],
    ['95 minutes ÷ 60 × 30 cases = 47.5 cases', '95 minutes ÷ 60 × 30 cases = 46.5 cases'],
  ])('%s', (right, wrong) => expect([comesOut(right), comesOut(wrong)]).toEqual([[true], [false]]))
})

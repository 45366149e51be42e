/** What articles say of their sums. The build recalculates them (src/registry/checks/sumProblems.ts). */
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { articleFile, readArticle, readSums } from './articleText.ts'
import { findUnexplainedExamples } from './equations.ts'
import { missingSumProblems } from './nearbyFigures.ts'

const slugs = globSync('src/content/blog/*.mdx').map((file) => basename(file, '.mdx'))

it('an article says the figures of the sums in its front matter', () => {
  expect(slugs.flatMap(readSums)).not.toEqual([])
  expect(slugs.flatMap(missingSumProblems)).toEqual([])
})

it('a new article needs no test of its own: its examples print how their amounts come about', () => {
  const unexplained = slugs
    .filter((slug) => readSums(slug).length === 0)
    .flatMap((slug) => findUnexplainedExamples(readArticle(slug)).map((title) => `${articleFile(slug)}: the example “${title}”`))
  const fix = 'Print the sum of each result, "13 × $1,705 = $22,165", or write it under "sums" in the front matter.'
  expect(unexplained, fix).toEqual([])
})
it.each([
  ['<Example title="A">\n3 shifts at $40 cost $120.\n</Example>', ['A']],
  ['<Example title="A">\n3 × $40 = $120.\n</Example>\n\n<Example title="B">\n$40, and $120.\n</Example>', ['B']],
  ['<Example title="A">\nAt 6:04 he has a fee of $40.\n</Example>', []],
])('an example whose amounts nobody can work out again is found: %j', (text, titles) =>
  expect(findUnexplainedExamples(text)).toEqual(titles),
)

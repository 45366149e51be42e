/** Articles list as many things as they announce in words ("seven parts", "five questions"). */
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readArticleBody, readFrontMatter } from './articleText.ts'
import { contradictionProblems, leadProblems, unlistedCountProblems } from './listedCounts.ts'

/** @returns each heading with its text; a "##" section includes its "###" sections */
const partsOf = (body: string) =>
  body.split(/^(?=## )/m).flatMap((section) => [section, ...section.split(/^(?=### )/m).slice(1)].filter((part) => part.startsWith('#')))
const headingOf = (part: string) => /^#+ (.*)/.exec(part)?.[1] ?? ''

describe.each(globSync('src/content/blog/*.mdx').map((file) => basename(file, '.mdx')))('%s lists as many as it announces', (slug) => {
  const body = readArticleBody(slug)
  const { title, description, excerpt } = readFrontMatter(slug)
  const headings = partsOf(body).map(headingOf)
  it.each(['title', 'description', 'excerpt'] as const)('in its %s', (field) =>
    expect(unlistedCountProblems(slug, readFrontMatter(slug)[field], body)).toEqual([]),
  )
  it('in its headings', () => expect(partsOf(body).flatMap((part) => unlistedCountProblems(slug, headingOf(part), part))).toEqual([]))
  it('and as many in each place', () => expect(contradictionProblems(slug, [title, description, excerpt, ...headings])).toEqual([]))
  it('before its lists and tables', () => expect(leadProblems(slug, body)).toEqual([]))
})

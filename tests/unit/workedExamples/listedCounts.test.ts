import { describe, expect, it } from 'vitest'
import { contradictionProblems, findAnnouncedCounts, leadProblems, unlistedCountProblems } from './listedCounts.ts'

const SLUG = 'managing-employee-attendance-2025'
const ARTICLE_FILE = `src/content/blog/${SLUG}.mdx`

it.each([
  ['Nine questions, six kinds', [9, 6]],
  ['An eight-line script and ten hard calls', [8, 10]],
  ['A thirteen-week plan, three hours of training', []],
  ['5 steps, 12-bed wards, one site', []],
  ['The two lead to it', []],
])('things that are counted in letters announce a list: %s', (text, counts) =>
  expect(findAnnouncedCounts(text).map(({ count }) => count)).toEqual(counts),
)

describe('what a title or a heading announces', () => {
  it.each([
    ['steps', '1. a\n2. b\n3. c\n'],
    ['bullets', 'Text.\n\n- a\n- b\n- c\n'],
    ['rows', '| a |\n|---|\n| 1 |\n| 2 |\n| 3 |\n'],
    ['headings', '### a\n\n### b\n\n### c\n'],
    ['numbered headings over several sections', '## A\n\n### Step 1: a\n\n### Step 2: b\n\n## B\n\n### Step 3: c\n'],
    ['paragraphs with a bold beginning', '**A.** a\n\n**B.** b\n\n**C.** c\n'],
    ['bold quotations', '> **1. A**\n> **2. B**\n> **3. C**\n'],
    ['sentences', 'Say "a", "b" or "c".\n'],
  ])('is what is listed below it as %s, and no other number', (_, part) => {
    expect(unlistedCountProblems(SLUG, 'Three rules for all', part)).toEqual([])
    expect(unlistedCountProblems(SLUG, 'Four rules for all', part)).toEqual([
      `${ARTICLE_FILE} says “Four rules for” in “Four rules for all”, but no list, table or row of headings there has 4. Correct the number; one that counts something else stands in figures.`,
    ])
  })
  it('is the same everywhere', () => {
    expect(contradictionProblems(SLUG, ['Five rules', 'The five rules', 'Six sites'])).toEqual([])
    expect(contradictionProblems(SLUG, ['Five rules', 'The six rules'])).toEqual([
      expect.stringContaining('but “six rules” in “The six rules”'),
    ])
  })
})

describe('the sentence before a list', () => {
  it.each(['Text of nine pages. Two rules go with it:', 'Rules go with it:', '2 rules:', 'In three weeks, two rules go with it:'])(
    'announces as many as follow, or none: %s',
    (before) => expect(leadProblems(SLUG, `${before}\n\n- a\n- b\n`)).toEqual([]),
  )
  it('announces others', () =>
    expect(leadProblems(SLUG, 'Three rules go with it:\n\n- a\n- b\n')).toEqual([expect.stringContaining('but 2 follow.')]))
})

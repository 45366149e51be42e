import { describe, expect, it } from 'vitest'
import { announcedCountProblems } from './announcedCountProblems.ts'
import { createArticle } from './articleText.testing.ts'

const problemsOf = (body: string, fields: Parameters<typeof createArticle>[1] = {}) => announcedCountProblems(createArticle(body, fields))

describe('what a title announces', () => {
  it.each([
    ['steps', '1. a\n2. b\n3. c\n'],
    ['bullets', 'Text.\n\n- a\n- b\n- c\n'],
    ['rows', '| a |\n|---|\n| 1 |\n| 2 |\n| 3 |\n'],
    ['headings', '### a\n\n### b\n\n### c\n'],
    ['numbered headings over several sections', '## A\n\n### Step 1: a\n\n### Step 2: b\n\n## B\n\n### Step 3: c\n'],
    ['paragraphs with a bold beginning', '**A.** a\n\n**B.** b\n\n**C.** c\n'],
    ['bold quotations', '> **1. A**\n> **2. B**\n> **3. C**\n'],
    ['sentences', 'Say "a", "b" or "c".\n'],
  ])('is what is listed as %s, and no other number', (_, body) => {
    expect(problemsOf(body, { title: 'Three rules for all' })).toEqual([])
    expect(problemsOf(body, { title: 'Four rules for all' })).toEqual([
      'a, title: this says “Four rules for” in “Four rules for all”, but no list, table or row of headings there has 4. Correct the number; one that counts something else stands in figures.',
    ])
  })
  it.each([
    'A thirteen-week plan, three hours of training',
    '5 steps, 12-bed wards, one site',
    'The three lead to it',
    'Two kinds',
    'Twenty-four calls',
  ])('is no list: %s', (title) => expect(problemsOf('', { title })).toEqual([]))
  it.each(['An eight-line script', 'Eight hard calls'])('is a list: %s', (title) => expect(problemsOf('', { title })).toHaveLength(1))
  it('is the same everywhere', () => {
    const list = '- a\n- b\n- c\n- d\n- e\n\n1. a\n2. b\n3. c\n4. d\n5. e\n6. f\n'
    expect(problemsOf(list, { title: 'Five rules', excerpt: 'The five rules', description: 'Six sites' })).toEqual([])
    expect(problemsOf(list, { title: 'Five rules', excerpt: 'The six rules' })).toEqual([
      expect.stringContaining('a, title: this says “Five rules” in “Five rules”, but “six rules” in “The six rules”.'),
    ])
  })
})

describe('what a heading announces', () => {
  it('is below it, with its smaller headings, and not elsewhere', () => {
    expect(problemsOf('## Three rules\n\n### A\n\n1. a\n2. b\n3. c\n')).toEqual([])
    expect(problemsOf('## Three rules {#rules}\n\nText.\n\n## More\n\n1. a\n2. b\n3. c\n')).toEqual([
      expect.stringMatching(/^a, line 4: this says “Three rules” in “Three rules”, but no list/),
    ])
  })
})

describe('the sentence before a list', () => {
  it.each(['Text of nine pages. Two rules go with it:', 'Rules go with it:', '2 rules:', 'In three weeks, two rules go with it:'])(
    'announces as many as follow, or none: %s',
    (before) => expect(problemsOf(`${before}\n\n- a\n- b\n`)).toEqual([]),
  )
  it('announces others', () =>
    expect(problemsOf('Text.\n\nThree rules go with it:\n\n- a\n- b\n')).toEqual([
      expect.stringMatching(/^a, line 6: this says “Three rules go” in “Three rules go with it:”, but 2 follow\./),
    ]))
})

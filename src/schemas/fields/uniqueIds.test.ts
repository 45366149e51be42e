import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { textDocumentSchema } from '../document/document.ts'
import { featureSchema } from '../feature.ts'
import { findProblems } from '../findProblems.testing.ts'
import { demoSchema } from '../pages/demo.ts'
import { faqSchema } from '../pages/faq.ts'
import { teamSchema } from '../pages/team.ts'
import { walkthroughsSchema } from '../pages/walkthroughs.ts'
import { tagsSchema } from '../shared/tags.ts'
import { checkUniqueIds, checkUniqueQuestions, checkUniqueSections } from './uniqueIds.ts'

describe('a second id is refused where it stands', () => {
  it('in a list, some of which have none', () => {
    const listSchema = z.array(z.object({ id: z.string().optional() })).superRefine(checkUniqueIds)
    expect(findProblems(listSchema, [{ id: 'a' }, {}, { id: 'b' }, {}])).toEqual([])
    expect(findProblems(listSchema, [{ id: 'fmla' }, { id: 'b' }, { id: 'fmla' }])).toEqual([
      '2.id: "fmla" is taken: each id is an address. Write another.',
    ])
  })
  it('an id that a section shares with an alias is refused', () => {
    const sectionsSchema = z.array(z.object({ id: z.string(), aliases: z.array(z.string()) })).superRefine(checkUniqueSections)
    const written = (...aliases: string[]) => [
      { id: 'a', aliases: ['b'] },
      { id: 'c', aliases },
    ]
    expect(findProblems(sectionsSchema, written('d'))).toEqual([])
    expect(findProblems(sectionsSchema, written('d', 'a'))).toEqual([expect.stringMatching(/^1\.aliases\.1: "a" is taken/)])
    expect(findProblems(sectionsSchema, [...written(), { id: 'b', aliases: [] }])).toEqual([expect.stringMatching(/^2\.id: "b" is taken/)])
  })
  it('among the questions of all categories', () => {
    const categoriesSchema = z
      .array(z.object({ faqs: z.array(z.object({ id: z.string(), aliases: z.array(z.string()).default([]) })) }))
      .superRefine(checkUniqueQuestions)
    expect(findProblems(categoriesSchema, [{ faqs: [{ id: 'a' }] }, { faqs: [{ id: 'b' }] }])).toEqual([])
    expect(findProblems(categoriesSchema, [{ faqs: [{ id: 'a' }] }, { faqs: [{ id: 'b', aliases: ['c', 'a'] }] }])).toEqual([
      expect.stringMatching(/^1\.faqs\.0\.aliases\.1: "a" is taken/),
    ])
    expect(findProblems(categoriesSchema, [{ faqs: [{ id: 'a' }] }, { faqs: [{ id: 'b' }, { id: 'a' }] }])).toEqual([
      expect.stringMatching(/^1\.faqs\.1\.id: "a" is taken/),
    ])
  })
})

const description = 'What this is for, in as many characters as a description of a page has at least.'
const category = { title: 'A', icon: 'clock', color: 'go', faqs: [] }
const question = { question: 'What is it?', answer: 'An answer says what happens, to whom, when.' }
const scene = {
  kind: 'thread',
  title: 'Text line',
  describe: 'What the picture of this test shows, in a sentence.',
  messages: [
    { text: 'I am sick.', time: '05:31' },
    { text: 'Recorded.', time: '05:31' },
  ],
}

it.each<[string, z.ZodType, (id: string, index: number) => object]>([
  ['tags', tagsSchema.shape.tags, (id) => ({ id, label: id, description })],
  ['members of the team', teamSchema.shape.members, (id) => ({ id, name: id, title: 'Does it', bio: 'Does it well.', portrait: null })],
  ['walk-throughs', walkthroughsSchema.shape.walkthroughs, (id) => ({ id, title: 'A title', captions: ['One.', 'Two.'], scene })],
  ['topics of a demo', demoSchema.shape.topics, (id) => ({ id, text: 'A topic.' })],
  ['categories of questions', faqSchema.shape.categories, (id) => ({ ...category, id })],
  ['questions', faqSchema.shape.categories, (id, index) => ({ ...category, id: `c${index}`, faqs: [{ ...question, id }] })],
  ['blocks of a feature', featureSchema.shape.blocks, (id) => ({ kind: 'record', id, heading: 'A heading', lede: 'A lede.' })],
])('%s are held to ids that are each there once', (_name, schema, write) => {
  expect(findProblems(schema, ['a', 'b'].map(write))).not.toContainEqual(expect.stringContaining('is taken'))
  expect(findProblems(schema, ['a', 'a'].map(write))).toContainEqual(expect.stringMatching(/^1\.(faqs\.0\.)?id: "a" is taken/))
})
it('sections of a document are held to ids that are each there once', () => {
  const sections = ['a', 'b', 'a'].map((id) => ({ id, label: id }))
  expect(findProblems(textDocumentSchema, { sections })).toContainEqual(expect.stringMatching(/^sections\.2\.id: "a" is taken/))
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { currentSlug } from '#src/site/currentSlug.ts'
import { routeTo } from '#src/site/routes.ts'
import { demoSchema } from '../demo.ts'
import { textDocumentSchema } from '../document.ts'
import { faqSchema } from '../faq.ts'
import { featureSchema } from '../feature.ts'
import { tagsSchema } from '../tags.ts'
import { teamSchema } from '../team.ts'
import { videosSchema } from '../videos.ts'
import { checkUniqueIds, checkUniqueQuestions, checkUniqueSections } from './uniqueIds.ts'

const problems = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('a second id is refused where it stands', () => {
  it('in a list, some of which have none', () => {
    const listSchema = z.array(z.object({ id: z.string().optional() })).superRefine(checkUniqueIds)
    expect(problems(listSchema, [{ id: 'a' }, {}, { id: 'b' }, {}])).toEqual([])
    expect(problems(listSchema, [{ id: 'fmla' }, { id: 'b' }, { id: 'fmla' }])).toEqual([
      '2.id: "fmla" is taken: each id is an address. Write another.',
    ])
  })
  it('among sections and their aliases', () => {
    const sectionsSchema = z.array(z.object({ id: z.string(), aliases: z.array(z.string()) })).superRefine(checkUniqueSections)
    const written = (...aliases: string[]) => [
      { id: 'a', aliases: ['b'] },
      { id: 'c', aliases },
    ]
    expect(problems(sectionsSchema, written('d'))).toEqual([])
    expect(problems(sectionsSchema, written('d', 'a'))).toEqual([expect.stringMatching(/^1\.aliases\.1: "a" is taken/)])
    expect(problems(sectionsSchema, [...written(), { id: 'b', aliases: [] }])).toEqual([expect.stringMatching(/^2\.id: "b" is taken/)])
  })
  it('among the questions of all categories', () => {
    const categoriesSchema = z
      .array(z.object({ faqs: z.array(z.object({ id: z.string(), aliases: z.array(z.string()).default([]) })) }))
      .superRefine(checkUniqueQuestions)
    expect(problems(categoriesSchema, [{ faqs: [{ id: 'a' }] }, { faqs: [{ id: 'b' }] }])).toEqual([])
    expect(problems(categoriesSchema, [{ faqs: [{ id: 'a' }] }, { faqs: [{ id: 'b', aliases: ['c', 'a'] }] }])).toEqual([
      expect.stringMatching(/^1\.faqs\.0\.aliases\.1: "a" is taken/),
    ])
    expect(problems(categoriesSchema, [{ faqs: [{ id: 'a' }] }, { faqs: [{ id: 'b' }, { id: 'a' }] }])).toEqual([
      expect.stringMatching(/^1\.faqs\.1\.id: "a" is taken/),
    ])
  })
})

it.each([
  ['tags.yaml', tagsSchema, ['tags']],
  ['team.yaml', teamSchema, ['members']],
  ['videos.yaml', videosSchema, ['videos']],
  ['demo.yaml', demoSchema, ['topics']],
  ['faq.yaml', faqSchema, ['categories']],
  ['faq.yaml', faqSchema, ['categories', 0, 'faqs']],
  [`features/${currentSlug(routeTo.feature, 'attendance-tracking')}.yaml`, featureSchema, ['blocks']],
])('%s is held to ids that are each there once', (file, schema, path) => {
  const content = parse(readFileSync(`src/content/${file}`, 'utf8'))
  const list = path.reduce((value, key) => value[key], content)
  list.push(list[0])
  expect(problems(schema, content)).toContainEqual(expect.stringMatching(/^\S+\.id: "[\w-]+" is taken/))
})
it('sections of a document are held to ids that are each there once', () => {
  const sections = ['a', 'b', 'a'].map((id) => ({ id, label: id }))
  expect(problems(textDocumentSchema, { sections })).toContainEqual(expect.stringMatching(/^sections\.2\.id: "a" is taken/))
})

/** What editors write most: texts within limits, lists, and where a link leads. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { routes, routeTo } from '../site/routes'
import { anchor, destination, link, many, sample, text } from './fields'

const told = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []

describe('a text', () => {
  it('is as long as it may be, blanks around it apart', () => expect(text(5).parse('  words ')).toBe('words'))
  it('that is longer is told why that is too long', () => {
    expect(told(text(5, 'cards are narrow'), 'sixsix')).toEqual(['This has more than 5 characters: cards are narrow.'])
    expect(told(text(5), 'sixsix')).toEqual(['This has more than 5 characters: shorten it, or make two of it.'])
  })
  it('that is empty is to be written, or removed', () =>
    expect(told(text(5), '  ')).toEqual([expect.stringMatching(/^This is empty: write/)]))
})

it('a list is told which lengths the layout is made for', () => {
  expect(told(many(z.string(), 2, 3), ['a', 'b'])).toEqual([])
  expect(told(many(z.string(), 2, 3), ['a'])).toEqual(['There are fewer than 2 here: the layout is made for 2 to 3.'])
  expect(told(many(z.string(), 2, 2), ['a', 'b', 'c'])).toEqual(['There are more than 2 here: the layout is made for 2.'])
})

it.each(['Capital', '1st', 'with space', 'under_score', 'a/b', ''])('%j is no part of an address', (id) =>
  expect(told(anchor, id)).toEqual([expect.stringMatching(/small letters, digits and hyphens/)]),
)
it('a name inside an address has small letters, digits and hyphens', () => expect(anchor.parse('step-2')).toBe('step-2'))

describe('a link', () => {
  it.each([
    ['manual', routes.manual],
    ['faqs#faq-languages', `${routes.faqs}#faq-languages`],
    ['requestDemo?topic=security-documentation', `${routes.requestDemo}?topic=security-documentation`],
    ['article/some-slug', routeTo.article('some-slug')],
    ['article/some-slug#intro', `${routeTo.article('some-slug')}#intro`],
    ['document/support/manual', routeTo.document('support/manual')],
    ['feature/some', routeTo.feature('some')],
    ['industry/some', routeTo.industry('some')],
    ['guide/some', routeTo.guide('some')],
    ['#section', '#section'],
  ])('to %s leads to %s', (to, href) => expect(link.parse({ label: 'There', to })).toEqual({ label: 'There', href }))

  it.each([
    'pricing',
    'article',
    'articles/some-slug',
    'manual/some',
    '/elsewhere',
    'https://elsewhere.example',
    'toString',
    'constructor/some',
    'guide/',
    'a b',
    '',
  ])('to %j leads nowhere, and is told what may be written', (to) =>
    expect(told(destination, to)).toEqual([
      expect.stringMatching(/leads nowhere\. Write a route's name .*, or one of article\/…, .*guide\/…\.$/),
    ]),
  )
  it('that is misspelled is told what was meant', () => {
    expect(told(destination, 'manaul')).toEqual([expect.stringContaining('Did you mean "manual"?')])
    expect(told(destination, 'manaul#intro')).toEqual([expect.stringContaining('Did you mean "manual"?')])
  })
  it('to a part of a PDF, which has none, leads nowhere', () =>
    expect(told(destination, 'guide/some#part')).toEqual([expect.stringContaining('leads nowhere')]))
})

it('content says whether it is a sample', () =>
  expect(told(sample, undefined)).toEqual([expect.stringContaining('sample: false once it is real')]))

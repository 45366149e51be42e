import { expect, it } from 'vitest'
import type { z } from 'zod'
import { specifiedLinkField, specifiedWordsField } from './specifiedWords.ts'

const messagesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message, path }) => `${path}: ${message}`) ?? []

it('words of the specification are refused in any other way, with those that it has', () => {
  expect(messagesOf(specifiedWordsField('Clear search'), 'Clear search')).toEqual([])
  expect(messagesOf(specifiedWordsField('Clear search'), 'Start over')).toEqual([expect.stringContaining('write “Clear search”')])
})
it('a link of the specification has its words, and leads where it says', () => {
  const contactLinkField = specifiedLinkField('Contact us now', { href: '/request-demo', to: 'requestDemo' })
  expect(messagesOf(contactLinkField, { label: 'Contact us now', to: 'requestDemo' })).toEqual([])
  expect(messagesOf(contactLinkField, { label: 'Write to us', to: 'requestDemo' })).toEqual([
    expect.stringMatching(/^label: .*“Contact us now”/),
  ])
  expect(messagesOf(contactLinkField, { label: 'Contact us now', to: 'manual' })).toEqual(['to: “Contact us now” leads to requestDemo.'])
})

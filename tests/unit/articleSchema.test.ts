/** The authors' contract: each mistake gets a sentence that an editor understands. */
import { beforeAll, expect, it, vi } from 'vitest'
import type { z } from 'zod'

vi.mock('astro:content', () => ({ defineCollection: (collection: unknown) => collection }))
let article: z.ZodType
beforeAll(async () => {
  article = (await import('../../src/content.config')).article as unknown as z.ZodType
})

const good = {
  title: 'A title that is long enough',
  description: 'd'.repeat(100),
  excerpt: 'e'.repeat(60),
  question: 'What does it answer?',
  author: 'ines-carvalho',
  publishedAt: '2025-10-01',
  tags: ['ncns', 'compliance'],
  sections: ['intro', 'faqs', 'next'].map((id) => ({ id, label: `The ${id}` })),
}
const messagesOf = (change: object) =>
  article
    .safeParse({ ...good, ...change })
    .error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    .join('\n')

it('accepts a complete article', () => expect(messagesOf({})).toBeUndefined())
it.each([
  [{ title: 'x'.repeat(71) }, /title: .*at most 70/],
  [{ description: 'short' }, /description: .*at least 70/],
  [{ excerpt: 'x'.repeat(221) }, /excerpt: .*at most 220/],
  [{ question: 'No question' }, /question: .*question mark/],
  [{ author: 'nobody' }, /author: .*one of: dana-whitfield/],
  [{ tags: ['ncns'] }, /tags: .*two tags/],
  [{ tags: ['ncns', 'gossip'] }, /tags\.1: A tag is one of/],
  [{ publishedAt: 'soon' }, /publishedAt: .*a day like/],
  [{ legal: true }, /lastReviewed: .*last reviewed/],
  [{ updatedAt: '2025-01-01' }, /updatedAt: .*before publishedAt/],
  [{ sections: [...good.sections, { id: 'intro', label: 'Again' }] }, /sections: .*occurs once/],
  [{ readTime: '5 min' }, /readTime/],
])('refuses %o', (change, message) => expect(messagesOf(change)).toMatch(message))

/** The contract with editors: each mistake gets a sentence that an editor understands. */
import { expect, it } from 'vitest'
import { problemSentence } from '#src/contentEngine/schemaProblems/problemSentence.ts'
import { createArticleSchema } from './article.ts'

const schema = createArticleSchema(
  () => ['dana-whitfield', 'ines-carvalho'],
  () => ['attendance-management', 'ncns', 'compliance'],
  () => '150+',
)
const GOOD_ARTICLE = {
  title: 'A title that is long enough',
  description: 'd'.repeat(100),
  excerpt: 'e'.repeat(60),
  question: 'What does it answer?',
  author: 'ines-carvalho',
  publishedAt: '2025-10-01',
  tags: ['ncns', 'compliance'],
  charts: [{ kind: 'places', id: 'map', title: 'Places', caption: 'What there is to see, in a sentence.', invented: false }],
  sections: ['intro', 'faqs', 'next'].map((id) => ({ id, label: `The ${id}` })),
}
const NO_FIELDS = { known: () => [], required: () => [], optional: () => [] }
const messagesOf = (change: object) =>
  schema
    .safeParse({ ...GOOD_ARTICLE, ...change }, { reportInput: true })
    .error?.issues.map((issue) => `${issue.path.join('.')}: ${problemSentence(issue, NO_FIELDS)}`)
    .join('\n')

it('the schema of an article accepts a complete article', () => expect(messagesOf({})).toBeUndefined())
it('the schema of an article accepts one with a single tag, and without a question, charts and sections', () =>
  expect(messagesOf({ tags: ['ncns'], question: undefined, charts: undefined, sections: [] })).toBeUndefined())
it('the schema of an article accepts a heading that is longer than a title in search results, with one for them', () =>
  expect(messagesOf({ title: 'x'.repeat(70), pageTitle: 'A shorter title' })).toBeUndefined())
it('the schema of an article accepts the badge of any year', () => expect(messagesOf({ badges: ['Updated 2027'] })).toBeUndefined())
it('the schema of an article accepts a change on the day of its publication, and later', () => {
  for (const updatedAt of [GOOD_ARTICLE.publishedAt, '2025-11-01']) expect(messagesOf({ updatedAt })).toBeUndefined()
})
it('the schema of an article accepts the day of a review where it states law', () =>
  expect(messagesOf({ legal: true, lastReviewed: '2026-03-09' })).toBeUndefined())
it('the schema of an article accepts the badge with the figure of a claim', () =>
  expect(messagesOf({ badges: ['150+ Languages'] })).toBeUndefined())
it('the schema of an article accepts numbers with names', () =>
  expect(messagesOf({ numbers: { calls: 640, price: '1.50', shiftStart: '5:42', year: '2025', shifts: '2,025' } })).toBeUndefined())
it.each([
  [{ title: 'x'.repeat(9) }, /title: .*at least 10 characters/],
  [{ title: 'x'.repeat(71), pageTitle: 'A shorter title' }, /^title: .*more than 70/],
  [{ title: 'x'.repeat(50) }, /^title: Search results cut a title of more than 49 .*"pageTitle"/],
  [{ title: 'x'.repeat(70), pageTitle: 'x'.repeat(50) }, /^pageTitle: .*more than 49/],
  [{ description: 'short' }, /description: .*70 to 160/],
  [{ excerpt: 'x'.repeat(221) }, /excerpt: .*more than 220 characters: it stands on a card/],
  [{ question: 'No question' }, /question: .*question mark/],
  [{ author: 'nobody' }, /author: .*not one of: dana-whitfield/],
  [{ author: 'ines-carvallo' }, /author: .*Did you mean "ines-carvalho"/],
  [{ tags: [] }, /tags: .*one tag/],
  [{ tags: ['ncns', 'gossip'] }, /tags\.1: .*not one of: attendance-management/],
  [{ publishedAt: 'soon' }, /publishedAt: Write the day like/],
  [{ publishedAt: '10/14/2025' }, /publishedAt: Write the day like/],
  [{ publishedAt: null }, /publishedAt: "publishedAt" is empty\. Write the day like/],
  [{ publishedAt: undefined }, /publishedAt: "publishedAt" is missing/],
  [{ legal: true, lastReviewed: null }, /lastReviewed: "lastReviewed" is empty/],
  [{ legal: true }, /lastReviewed: .*last review/],
  [{ legal: true, lastReviewed: '2199-01-02' }, /lastReviewed: This day is still to come/],
  [{ lastReviewed: '2026-03-09' }, /lastReviewed: Only articles that state law/],
  [{ updatedAt: '2025-01-01' }, /updatedAt: The article is not published yet/],
  [{ sections: [...GOOD_ARTICLE.sections, { id: 'intro', label: 'Again' }] }, /sections.*"intro" is taken/],
  [
    { sections: [{ id: 'intro', label: 'The intro', alias: ['start'] }, ...GOOD_ARTICLE.sections.slice(1)] },
    /sections\.0: There is no field "alias"/,
  ],
  [{ badges: ['99+ Languages'] }, /badges\.0: .*not one of/],
  [{ badges: ['Updated 25'] }, /badges\.0: .*not one of the badges: Updated with its year/],
  [{ badges: ['Last Updated 2025'] }, /badges\.0: .*not one of the badges/],
  [{ badges: ['Updated 2025, again'] }, /badges\.0: .*not one of the badges/],
  [{ numbers: { calls: '640 calls' } }, /numbers\.calls: Write the number alone: 640\./],
  [{ numbers: { price: 1.5 } }, /numbers\.price: .*in quotes: "2025", "1\.50"/],
  [{ numbers: { loss: -5 } }, /numbers\.loss: Write the number alone/],
  [{ numbers: { price: '1,5.' } }, /numbers\.price: Write the number alone/],
  [{ numbers: { year: 2025 } }, /numbers\.year: Put it in quotes, .*"2025" if it is a year, "2,025" if it counts/],
  [{ numbers: [640] }, /numbers: This is not a group of fields/],
  [{ numbers: { 'calls a day': 5 } }, /numbers\.calls a day: Begin the name with a small letter/],
  [{ readTime: '5 min' }, /no field "readTime"/],
])('the schema of an article refuses %o', (change, message) => expect(messagesOf(change)).toMatch(message))

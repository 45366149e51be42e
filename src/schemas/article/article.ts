/** An article's front matter. Every message says what to change. */
import { z } from 'zod'
import { ENTRY_NUMBER } from '#src/contentEngine/figures/entryNumbers.ts'
import { articleClosingSchema } from '../blocks/closing.ts'
import { sectionsField } from '../document/document.ts'
import { dateField, keywordsField, metaSchema, reviewDateField, textField } from '../fields/fields.ts'
import { checkSearchTitle, searchTitleField } from '../fields/searchTitle.ts'
import { checkUniqueIds } from '../fields/uniqueIds.ts'
import { articleChartSchema } from './articleChart.ts'
import { articleCoverSchema } from './articleCover.ts'

/** In characters. */
export const ARTICLE_TITLE = { min: 10, max: 70 } as const

/** A badge over the title (specification section 2, "Articles"). Articles write the token of the claim. */
function createBadgeField(languages: () => string) {
  const listBadges = () => ['24/7/365', `${languages()} Languages`]
  return z.string().refine((written) => listBadges().includes(written) || /^Updated 20\d\d$/.test(written), {
    error: () => `This is not one of the badges: ${['Updated with its year', ...listBadges()].join(', ')}.`,
  })
}

/** Returns ids, or null if their file cannot be read. */
type Ids = () => readonly string[] | null

/** An id from a list that may grow while `npm run dev` runs. If the list cannot be read, articles report nothing. */
const createIdField = (ids: Ids) =>
  z.string().check((context) => {
    const values = ids()
    if (values && !values.includes(context.value)) context.issues.push({ code: 'invalid_value', values: [...values], input: context.value })
  })

const NUMBER_ALONE =
  'Write the number alone: 640. Its sign or unit stands in the texts. A year, and one with a decimal point or a colon, is in quotes: "2025", "1.50", "5:42".'
const mayBeYear = (number: number) => /^(?:19|20)\d\d$/.test(String(number))
const yearOrCount = ({ input }: { input: unknown }) =>
  `Put it in quotes, as it has to be printed: "${input}" if it is a year, "${Number(input).toLocaleString('en-US')}" if it counts something.`
const numberValueField = z.union(
  [
    z
      .int()
      .nonnegative(NUMBER_ALONE)
      .refine((number) => !mayBeYear(number), { error: yearOrCount }),
    z.string().regex(ENTRY_NUMBER, NUMBER_ALONE),
  ],
  NUMBER_ALONE,
)
/** Names stand in tokens. */
function checkNumberNames(numbers: object, { addIssue }: z.RefinementCtx): void {
  for (const name of Object.keys(numbers))
    if (!/^[a-z][a-zA-Z0-9-]*$/.test(name))
      addIssue({
        code: 'custom',
        path: [name],
        message: 'Begin the name with a small letter, and use letters, digits and hyphens: callsInMay.',
      })
}

/**
 * @param authors returns the ids of the team's members; called for each article
 * @param tags returns the ids of all tags
 * @param languages returns the claim's value, which a badge names: "150+"
 */
export const createArticleSchema = (authors: Ids, tags: Ids, languages: () => string) =>
  z
    .strictObject({
      title: textField(ARTICLE_TITLE.max, 'it is the heading of the article and of its card')
        .min(ARTICLE_TITLE.min, `The title needs at least ${ARTICLE_TITLE.min} characters: say what the article is about.`)
        .meta({ description: 'The title over the article and on its card.' }),
      pageTitle: searchTitleField,
      description: metaSchema.shape.description,
      excerpt: textField(220, 'it stands on a card')
        .min(40, 'The excerpt needs at least 40 characters: say what the reader takes away.')
        .meta({ description: 'What the reader takes away, in one or two sentences on the card and under the title.' }),
      question: textField(160).endsWith('?', 'End the question that the article answers with a question mark.').optional().meta({
        description:
          'The question that the article answers, as a reader would ask it. It stands on the board of tags while the article is featured. Left out, the title stands there.',
      }),
      author: createIdField(authors).meta({ description: 'Who wrote it: the id of a member in src/content/pages/team.yaml.' }),
      publishedAt: dateField.meta({
        description: 'The day of publication. Before that day the site does not show the article.',
      }),
      updatedAt: dateField.optional().meta({
        description: 'The day of the last change that matters to readers. Left out, the article shows only when it was published.',
      }),
      lastReviewed: reviewDateField.optional().meta({
        description: 'The day on which the law in the article was last checked. Articles with “legal: true” need it.',
      }),
      legal: z
        .boolean()
        .default(false)
        .meta({ description: 'true when the article states law: it then says when it was reviewed, and that it is not legal advice.' }),
      tags: z.array(createIdField(tags)).min(1, 'An article needs at least one tag.').meta({
        description:
          'Its tags: ids from src/content/shared/tags.yaml. Cards show the first two. The first decides the sky of its pictures.',
      }),
      keywords: keywordsField.default([]),
      cover: z.exactOptional(articleCoverSchema).meta({
        description:
          'The picture over the article and on its cards: a drawing of a number of the article, where it has one to show, or a photograph. “kind” chooses it; take a drawing that no neighbor in the list has. Left out, it is the workplace of the first tag.',
      }),
      charts: z
        .array(articleChartSchema)
        .superRefine(checkUniqueIds)
        .default([])
        .meta({ description: 'The charts of the article. Each is shown where the text has <Chart id="…" />.' }),
      numbers: z.record(z.string(), numberValueField).superRefine(checkNumberNames).default({}).meta({
        description:
          'Numbers of the article, each with a name. Its texts, tables, sums and charts print it with {number:name}, so that it is changed in one place, or with {number:name.inLetters}, as “thirteen”.',
      }),
      sums: z.array(textField(160)).default([]).meta({
        description:
          'How the amounts of worked examples come about, such as “140 minutes ÷ 60 × $41 = $96”, with × ÷ + − and = (or ≈ before a rounded result). No reader sees them: “npm run check:content” works each out again, and looks for its figures near each other in the text.',
      }),
      closing: z
        .exactOptional(articleClosingSchema)
        .meta({ description: 'The invitation under the article. Left out, the article has the one in src/content/pages/blog-list.yaml.' }),
      badges: z.array(createBadgeField(languages)).default([]).meta({
        description:
          'The small marks over the title: Updated 2026 (or its year), 24/7/365 or {claim:languages} Languages. They may be left out.',
      }),
      listed: z
        .boolean()
        .default(false)
        .meta({ description: 'true puts the article in the list. Left out, it stands below the list, under “More guides”.' }),
      featured: z.boolean().default(false).meta({ description: 'true puts the article on top of the list.' }),
      draft: z
        .boolean()
        .default(false)
        .meta({ description: 'true keeps the article off the built site. Development shows it with a mark.' }),
      sections: sectionsField,
    })
    .refine((entry) => !entry.legal || entry.lastReviewed, {
      path: ['lastReviewed'],
      message: 'An article that states law needs the day of its last review, like lastReviewed: 2026-03-09.',
    })
    .refine((entry) => entry.legal || !entry.lastReviewed, {
      path: ['lastReviewed'],
      message: 'Only articles that state law are reviewed against it: add legal: true, or take lastReviewed out.',
    })
    .refine((entry) => !entry.updatedAt || entry.updatedAt >= entry.publishedAt, {
      path: ['updatedAt'],
      message: 'The article is not published yet on this day: write the day of publishedAt, or a later one.',
    })
    .superRefine(checkSearchTitle)

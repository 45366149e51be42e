/** An article's front matter: every article is checked against this, and each message says what to change. */
import { z } from 'zod'
import { claims } from '../site/claims'
import { articleChart } from './articleChart'
import { articleCover } from './articleCover'
import { articleClosing } from './closing'
import { section } from './document'
import { date, meta, pageTitle, text } from './fields'
import { uniqueIds, uniqueSections } from './uniqueIds'

/** What may stand over a title. Source: specification section 2, "Articles". The figure is the registry's: an article writes its token. */
const BADGES = ['24/7/365', `${claims.languages.value} Languages`]
const isBadge = (written: string) => BADGES.includes(written) || /^Updated 20\d\d$/.test(written)

/** Gives ids; null where their file cannot be read. */
type Ids = () => readonly string[] | null

/** An id of a list that may grow while `npm run dev` runs. While its file is broken, the fault is not the article's. */
const oneOf = (ids: Ids) =>
  z.string().check((context) => {
    const values = ids()
    if (values && !values.includes(context.value)) context.issues.push({ code: 'invalid_value', values: [...values], input: context.value })
  })

/**
 * @param authors gives the ids of the team's members, asked for each article
 * @param tags gives the ids of the topics
 */
export const article = (authors: Ids, tags: Ids) =>
  z
    .strictObject({
      title: pageTitle.min(10, 'The title has at least 10 characters.'),
      description: meta.shape.description,
      excerpt: text(220, 'it stands on a card').min(40, 'The excerpt has at least 40 characters: say what the reader takes away.'),
      question: text(160).endsWith('?', 'The question that the article answers ends with a question mark.'),
      author: oneOf(authors),
      publishedAt: date,
      updatedAt: date.optional(),
      lastReviewed: date.optional(),
      legal: z.boolean().default(false),
      tags: z.array(oneOf(tags)).min(2, 'An article has at least two tags.'),
      keywords: z.array(z.string()).default([]),
      /** The picture on cards, where the article has a number to show. */
      cover: z.exactOptional(articleCover),
      /** What the text shows with `<Figure id="…" />`. */
      figures: z.array(articleChart).superRefine(uniqueIds).default([]),
      /** The invitation under the article, where it has one of its own. */
      closing: z.exactOptional(articleClosing),
      badges: z.array(z.string().refine(isBadge, `This badge is none of: ${['Updated with its year', ...BADGES].join(', ')}.`)).default([]),
      listed: z.boolean().default(false),
      featured: z.boolean().default(false),
      draft: z.boolean().default(false),
      sections: z.array(section).min(3, 'An article has at least three sections; each "##" heading is one.').superRefine(uniqueSections),
    })
    .refine((entry) => entry.draft || entry.figures.length > 0, {
      path: ['figures'],
      message: 'An article shows a figure: describe it here and write <Figure id="…" /> where it belongs, or set draft: true.',
    })
    .refine((entry) => !entry.legal || entry.lastReviewed, {
      path: ['lastReviewed'],
      message: 'An article that states law says when it was last reviewed.',
    })
    .refine((entry) => !entry.updatedAt || entry.updatedAt >= entry.publishedAt, {
      path: ['updatedAt'],
      message: 'updatedAt cannot lie before publishedAt.',
    })

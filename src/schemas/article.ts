/** An article's front matter: every article is checked against this, and each message says what to change. */
import { z } from 'zod'
import { claims } from '../site/claims'
import { articleChart } from './articleChart'
import { articleCover } from './articleCover'
import { articleClosing } from './closing'
import { section } from './document'
import { meta, pageTitle, text } from './fields'
import { uniqueIds, uniqueSections } from './uniqueIds'

/** What may stand over a title. Source: specification section 2, "Articles". The figure is the registry's: an article writes its token. */
const BADGES = ['Updated 2025', '24/7/365', `${claims.languages.value} Languages`] as const

/** An id of a list that may grow while `npm run dev` runs. */
const oneOf = (ids: () => readonly string[]) =>
  z.string().check((context) => {
    const values = [...ids()]
    if (!values.includes(context.value)) context.issues.push({ code: 'invalid_value', values, input: context.value })
  })

/**
 * @param authors gives the ids of the team's members, asked for each article
 * @param tags gives the ids of the topics
 */
export const article = (authors: () => readonly string[], tags: () => readonly string[]) =>
  z
    .strictObject({
      title: pageTitle.min(10, 'The title has at least 10 characters.'),
      description: meta.shape.description,
      excerpt: text(220, 'it stands on a card').min(40, 'The excerpt has at least 40 characters: say what the reader takes away.'),
      question: text(160).endsWith('?', 'The question that the article answers ends with a question mark.'),
      author: oneOf(authors),
      publishedAt: z.coerce.date({ error: 'publishedAt is a day like 2025-10-14.' }),
      updatedAt: z.coerce.date({ error: 'updatedAt is a day like 2025-10-14.' }).optional(),
      lastReviewed: z.coerce.date({ error: 'lastReviewed is a day like 2025-10-14.' }).optional(),
      legal: z.boolean().default(false),
      tags: z.array(oneOf(tags)).min(2, 'An article has at least two tags.'),
      keywords: z.array(z.string()).default([]),
      /** The picture on cards, where the article has a number to show. */
      cover: z.exactOptional(articleCover),
      /** What the text shows with `<Figure id="…" />`. */
      figures: z.array(articleChart).superRefine(uniqueIds).default([]),
      /** The invitation under the article, where it has one of its own. */
      closing: z.exactOptional(articleClosing),
      badges: z.array(z.enum(BADGES)).default([]),
      listed: z.boolean().default(false),
      featured: z.boolean().default(false),
      draft: z.boolean().default(false),
      sections: z.array(section).min(3, 'An article has at least three sections; each "##" heading is one.').superRefine(uniqueSections),
    })
    .refine((entry) => !entry.legal || entry.lastReviewed, {
      path: ['lastReviewed'],
      message: 'An article that states law says when it was last reviewed.',
    })
    .refine((entry) => !entry.updatedAt || entry.updatedAt >= entry.publishedAt, {
      path: ['updatedAt'],
      message: 'updatedAt cannot lie before publishedAt.',
    })

/** The authors' contract: every article is checked against this, and each message says what to change. */
import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'
import { team } from './content/meet-the-team'
import { TAG_IDS } from './site/tags'

const AUTHORS = team.map((member) => member.id) as [string, ...string[]]
const ANCHOR = /^[a-z][a-z0-9-]*$/

const section = z.object({
  id: z.string().regex(ANCHOR, 'A section id has small letters, digits and hyphens, and starts with a letter.'),
  label: z.string().min(2).max(40, 'A label in the table of contents has at most 40 characters.'),
  /** Further ids that lead to the same place, for links made from an older outline. */
  aliases: z.array(z.string().regex(ANCHOR)).default([]),
})

export const article = z
  .strictObject({
    title: z
      .string()
      .min(10, 'The title has at least 10 characters.')
      .max(70, 'The title has at most 70 characters: search results cut the rest.'),
    description: z
      .string()
      .min(70, 'The description has at least 70 characters: it is what search results show.')
      .max(160, 'The description has at most 160 characters: search results cut the rest.'),
    excerpt: z.string().min(40).max(220, 'The excerpt has at most 220 characters: it stands on a card.'),
    question: z.string().min(10).endsWith('?', 'The question that the article answers ends with a question mark.'),
    author: z.enum(AUTHORS, { error: `The author is one of: ${AUTHORS.join(', ')}.` }),
    publishedAt: z.coerce.date({ error: 'publishedAt is a day like 2025-10-14.' }),
    updatedAt: z.coerce.date({ error: 'updatedAt is a day like 2025-10-14.' }).optional(),
    lastReviewed: z.coerce.date({ error: 'lastReviewed is a day like 2025-10-14.' }).optional(),
    legal: z.boolean().default(false),
    tags: z.array(z.enum(TAG_IDS, { error: `A tag is one of: ${TAG_IDS.join(', ')}.` })).min(2, 'An article has at least two tags.'),
    keywords: z.array(z.string()).default([]),
    badges: z.array(z.enum(['Updated 2025', '24/7/365', '150+ Languages'])).default([]),
    listed: z.boolean().default(false),
    featured: z.boolean().default(false),
    draft: z.boolean().default(false),
    sections: z.array(section).min(3, 'An article has at least three sections; each "##" heading is one.'),
  })
  .refine((entry) => !entry.legal || entry.lastReviewed, {
    path: ['lastReviewed'],
    message: 'An article that states law says when it was last reviewed.',
  })
  .refine((entry) => !entry.updatedAt || entry.updatedAt >= entry.publishedAt, {
    path: ['updatedAt'],
    message: 'updatedAt cannot lie before publishedAt.',
  })
  .refine(
    (entry) =>
      new Set(entry.sections.flatMap(({ id, aliases }) => [id, ...aliases])).size ===
      entry.sections.flatMap(({ id, aliases }) => [id, ...aliases]).length,
    {
      path: ['sections'],
      message: 'Every section id and alias occurs once.',
    },
  )

/** Legal texts and guides: a title, a description, and the sections that their "##" headings open. */
export const guideDocument = z.strictObject({
  title: z.string().min(3).max(60),
  pageTitle: z.string().min(10).max(70).optional(),
  description: z.string().min(70).max(160),
  lede: z.string().min(20).max(240),
  updatedAt: z.coerce.date().optional(),
  sections: z.array(section).min(3),
})

export const collections = {
  legal: defineCollection({ loader: glob({ pattern: '*.mdx', base: './src/content/legal' }), schema: guideDocument }),
  support: defineCollection({ loader: glob({ pattern: '*.mdx', base: './src/content/support' }), schema: guideDocument }),
  blog: defineCollection({
    // The benchmark builds generated articles from a folder of its own.
    loader: glob({ pattern: '*.mdx', base: process.env.BLOG_FOLDER ?? './src/content/blog' }),
    schema: article,
  }),
}

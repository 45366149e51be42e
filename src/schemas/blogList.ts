/** The list of articles, and what stands around each. */
import { z } from 'zod'
import { blanksOf } from '../lib/anywhere/fillIn'
import { articleClosing } from './closing'
import { heading, label, meta, paragraph, text } from './fields'

/** Where in the list one is. */
const page = text(40).refine(
  (words) => ['page', 'pages'].every((place) => blanksOf(words).includes(place)),
  'Write {page} and {pages} where the numbers belong.',
)

export const blogList = z.strictObject({
  meta,
  eyebrow: label,
  heading,
  lede: paragraph,
  /** Above the columns of the board of topics. */
  board: z.strictObject({ topic: label, article: label, published: label, minutes: label }),
  /** Above the featured article. */
  startHere: label,
  moreTitle: heading,
  empty: label,
  /** After a topic's name, in the title of its page. */
  tagTitle: label,
  /** What feed readers show of the blog. */
  feed: text(120),
  /** On every card and around every list of articles. */
  words: z.strictObject({ readMore: label, previous: label, next: label, all: label, count: label, feeds: label, pages: label, page }),
  /** What stands around every article. */
  article: z.strictObject({
    back: label,
    /** Said of what stands over the title, of the topics below, and of the articles before and after. */
    badges: label,
    tags: label,
    neighbors: label,
    /** Each stands before a date. */
    published: label,
    updated: label,
    reviewed: label,
    consultation: label,
    /** After the date of the last review, on articles that state law. */
    legalNote: text(240),
    /** Below an article that has no invitation of its own, and the button of all. */
    closing: articleClosing,
    action: label,
    related: heading,
    previous: label,
    next: label,
  }),
})

/** What stands where a page or an article is not found. */
import { z } from 'zod'
import { label, link, many, meta, paragraph } from './fields'
import { board } from './scenes/scenes'

const notFoundPage = z.strictObject({ meta, lede: paragraph, links: many(link, 1, 5) })

export const notFound = z.strictObject({ page: notFoundPage, post: notFoundPage, finder: label, board })

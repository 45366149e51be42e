import { markupHook } from '../../lib/anywhere/markupHook'

/** Where `blogList.client.ts` meets `BlogList.tsx`. */
export const blogHooks = {
  card: markupHook('blog-card'),
  pager: markupHook('blog-pager'),
  previous: markupHook('blog-previous'),
  next: markupHook('blog-next'),
  /** Its value is how the page is told, with {page} and {pages}. */
  page: markupHook('blog-page'),
} as const

import { hook } from '../../lib/anywhere/hook'

/** Where `blogList.client.ts` meets `BlogList.tsx`. */
export const blogHooks = {
  card: hook('blog-card'),
  pager: hook('blog-pager'),
  previous: hook('blog-previous'),
  next: hook('blog-next'),
  page: hook('blog-page'),
} as const

import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where `blogList.client.ts` meets `BlogListView.tsx`. */
export const blogAttributes = {
  card: dataAttribute('blog-card'),
  pager: dataAttribute('blog-pager'),
  previous: dataAttribute('blog-previous'),
  next: dataAttribute('blog-next'),
  /** Its value is the text for the current page, with {page} and {pages}. */
  page: dataAttribute('blog-page'),
} as const

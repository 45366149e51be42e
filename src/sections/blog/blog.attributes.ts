import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where `blogList.client.ts` meets `BlogList.tsx`. */
export const blogAttributes = {
  card: dataAttribute('blog-card'),
  pager: dataAttribute('blog-pager'),
  previous: dataAttribute('blog-previous'),
  next: dataAttribute('blog-next'),
  /** Its value is the text that names the page that is shown, with {page} and {pages}. */
  page: dataAttribute('blog-page'),
  /** A row of the board of tags, whose columns stand below each other where text is large (blog.css). */
  tag: dataAttribute('blog-tag'),
} as const

import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where `notFound.client.ts` meets the 404 page. */
export const notFoundAttributes = {
  text: dataAttribute('not-found-text'),
  below: dataAttribute('not-found-below'),
  title: dataAttribute('not-found-title'),
} as const

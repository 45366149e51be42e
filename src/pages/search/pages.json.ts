import type { APIRoute } from 'astro'
import { readPublicPages } from '#src/registry/pages/registry.ts'
import type { FindablePage } from '#src/sections/notFound/nearestPages.ts'

/** The data of the page finder. */
export const GET: APIRoute = async () => {
  const findable: FindablePage[] = (await readPublicPages()).map(({ meta: { path, title, description } }) => ({ path, title, description }))
  return Response.json(findable)
}

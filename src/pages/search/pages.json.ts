import type { APIRoute } from 'astro'
import type { FindablePage } from '#src/lib/anywhere/pages/nearestPages.ts'
import { publicPages } from '#src/registry/registry.ts'

/** The data of the page finder. */
export const GET: APIRoute = async () => {
  const findable: FindablePage[] = (await publicPages()).map(({ meta: { path, title, description } }) => ({ path, title, description }))
  return Response.json(findable)
}

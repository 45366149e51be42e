import type { APIRoute } from 'astro'
import type { FindablePage } from '#src/lib/anywhere/pages/nearestPages.ts'
import { listPublicPages } from '#src/registry/registry.ts'

/** The data of the page finder. */
export const GET: APIRoute = async () => {
  const findable: FindablePage[] = (await listPublicPages()).map(({ meta: { path, title, description } }) => ({ path, title, description }))
  return Response.json(findable)
}

import type { APIRoute } from 'astro'
import type { FindablePage } from '../../lib/anywhere/pages/nearestPages'
import { publicPages } from '../../registry/registry'

/** What the page finder searches. */
export const GET: APIRoute = async () => {
  const findable: FindablePage[] = (await publicPages()).map(({ meta: { path, title, description } }) => ({ path, title, description }))
  return Response.json(findable)
}

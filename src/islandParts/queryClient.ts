/**
 * Data fetching for islands. Source: specification sections 7, 8 and 9. A query joins the segments of its key with slashes and sends a GET
 * request with credentials. A successful response is parsed as JSON; any other is an error with the message `status: body-or-status-text`.
 * Data never becomes stale, and nothing is retried or refetched.
 */
import { QueryClient, type QueryFunction } from '@tanstack/react-query'

/** A response that is not successful. `message` is `status: body`, or the status text if the body is empty. */
export class ResponseError extends Error {
  readonly status: number

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.name = 'ResponseError'
    this.status = status
  }
}

type UnauthorizedBehavior = 'throw' | 'returnNull'

/**
 * @param on401 what a 401 response becomes: an error, or null as the query's data, which section 7 lets a query choose
 * @returns the query function; it rejects with ResponseError, or with fetch's own error if there was no response
 */
export function createQueryFunction<T>({ on401 }: { on401: UnauthorizedBehavior }): QueryFunction<T | null> {
  return async ({ queryKey, signal }) => {
    const response = await fetch(queryKey.join('/'), { credentials: 'include', signal })
    if (on401 === 'returnNull' && response.status === 401) return null
    if (!response.ok) {
      throw new ResponseError(response.status, (await response.text()) || response.statusText)
    }
    return (await response.json()) as T
  }
}

/** @returns a client that asks once, keeps each answer while the page is open, and reports errors instead of trying again */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: createQueryFunction({ on401: 'throw' }),
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  })
}

/** The page's only client. Islands are separate React roots and share it through this module. */
export const queryClient = createQueryClient()

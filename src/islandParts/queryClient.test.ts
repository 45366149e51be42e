import { afterEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient, createQueryFunction, ResponseError } from './queryClient.ts'

const answer = (body: string, init: ResponseInit = {}) => vi.fn(async () => new Response(body, init))
const stubFetch = (fetch: ReturnType<typeof answer>) => {
  vi.stubGlobal('fetch', fetch)
  return fetch
}
afterEach(() => vi.unstubAllGlobals())

describe('the default query', () => {
  it('joins its key with slashes and sends cookies', async () => {
    const fetch = stubFetch(answer('{"a":1}'))
    const data = await createQueryClient().query({ queryKey: ['/search', 'pages.json', 7] })
    expect(data).toEqual({ a: 1 })
    expect(fetch).toHaveBeenCalledWith('/search/pages.json/7', expect.objectContaining({ credentials: 'include' }))
    expect(fetch).not.toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ method: expect.anything() }))
  })
  it('fails with status and body, once', async () => {
    const fetch = stubFetch(answer('no such plant', { status: 404 }))
    await expect(createQueryClient().query({ queryKey: ['/x'] })).rejects.toThrow(new ResponseError(404, 'no such plant'))
    expect(fetch).toHaveBeenCalledTimes(1)
  })
  it('falls back to the status text', async () => {
    stubFetch(answer('', { status: 503, statusText: 'Service Unavailable' }))
    await expect(createQueryClient().query({ queryKey: ['/x'] })).rejects.toThrow('503: Service Unavailable')
  })
  it('throws on 401', async () => {
    stubFetch(answer('who are you', { status: 401 }))
    await expect(createQueryClient().query({ queryKey: ['/x'] })).rejects.toThrow('401: who are you')
  })
  it('can answer a 401 with null', async () => {
    stubFetch(answer('who are you', { status: 401 }))
    const queryFn = createQueryFunction({ on401: 'returnNull' })
    await expect(createQueryClient().query({ queryKey: ['/x'], queryFn })).resolves.toBeNull()
  })
})

it('an island’s query never retries, refetches or lets data go stale', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({ retry: false, refetchOnWindowFocus: false, refetchInterval: false, staleTime: Number.POSITIVE_INFINITY })
  expect(mutations).toMatchObject({ retry: false })
})

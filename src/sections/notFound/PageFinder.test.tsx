import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '#src/islandParts/queryClient.ts'
import { ANNOUNCE_DELAY_MS } from '#src/lib/anywhere/time/announceDelay.ts'
import { PageFinder } from './PageFinder.island.tsx'

const pages = [{ path: '/request-demo', title: 'Schedule a demo', description: 'See it.' }]
const words = { label: 'Find a page', failed: 'No list.', none: 'Nothing.', one: 'One page:', many: '{count} of them:' }
const fetch = vi.fn(async () => Response.json(pages))

beforeEach(() => {
  queryClient.clear()
  fetch.mockClear()
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the search on the page for a wrong address', () => {
  it('fetches its list only when it is used, and lists what fits', async () => {
    render(<PageFinder words={words} pages="/search/pages.json" />)
    expect(fetch).not.toHaveBeenCalled()
    await userEvent.type(screen.getByLabelText('Find a page'), 'demo')
    expect((await screen.findByRole('link', { name: /Schedule a demo/ })).getAttribute('href')).toBe('/request-demo')
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(screen.getByText('One page:')).toBeTruthy()
  })

  it('says when nothing fits', async () => {
    render(<PageFinder words={words} pages="/search/pages.json" />)
    await userEvent.type(screen.getByLabelText('Find a page'), 'zebra')
    expect(await screen.findByText('Nothing.')).toBeTruthy()
  })

  it('says when the list could not be had', async () => {
    fetch.mockImplementationOnce(async () => new Response('', { status: 500 }))
    render(<PageFinder words={words} pages="/search/pages.json" />)
    await userEvent.type(screen.getByLabelText('Find a page'), 'demo')
    expect(await screen.findByText('No list.')).toBeTruthy()
  })

  it('reads the result out once the visitor has stopped typing', async () => {
    queryClient.setQueryData(['/search/pages.json'], pages)
    vi.useFakeTimers()
    render(<PageFinder words={words} pages="/search/pages.json" />)
    const type = (value: string) => fireEvent.change(screen.getByLabelText('Find a page'), { target: { value } })
    const pass = (duration: number) => act(() => vi.advanceTimersByTime(duration))
    const status = screen.getByRole('status')
    type('z')
    pass(ANNOUNCE_DELAY_MS - 1)
    type('demo')
    pass(ANNOUNCE_DELAY_MS - 1)
    expect([screen.getByText('One page:') === status, status.textContent]).toEqual([false, ''])
    pass(1)
    expect(status.textContent).toBe('One page:')
  })

  it('counts what fits', async () => {
    fetch.mockImplementationOnce(async () => Response.json([...pages, { path: '/demo', title: 'What a demo shows', description: 'All.' }]))
    render(<PageFinder words={words} pages="/search/pages.json" />)
    await userEvent.type(screen.getByLabelText('Find a page'), 'demo')
    expect(await screen.findByText('2 of them:')).toBeTruthy()
  })
})

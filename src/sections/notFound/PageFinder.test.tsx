import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '#src/islands/queryClient.ts'
import { PageFinder } from './PageFinder.island.tsx'

const pages = [{ path: '/request-demo', title: 'Schedule a demo', description: 'See it.' }]
const words = { label: 'Find a page', failed: 'No list.', none: 'Nothing.', one: 'One page:', many: '{count} of them:' }
const fetch = vi.fn(async () => Response.json(pages))

beforeEach(() => {
  queryClient.clear()
  fetch.mockClear()
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => vi.unstubAllGlobals())

describe('the search on the page for a wrong address', () => {
  it('fetches its list only when it is used, and lists what fits', async () => {
    render(<PageFinder words={words} pages="/search/pages.json" />)
    expect(fetch).not.toHaveBeenCalled()
    await userEvent.type(screen.getByLabelText('Find a page'), 'demo')
    expect((await screen.findByRole('link', { name: /Schedule a demo/ })).getAttribute('href')).toBe('/request-demo')
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('status').textContent).toBe('One page:')
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

  it('counts what fits', async () => {
    fetch.mockImplementationOnce(async () => Response.json([...pages, { path: '/demo', title: 'What a demo shows', description: 'All.' }]))
    render(<PageFinder words={words} pages="/search/pages.json" />)
    await userEvent.type(screen.getByLabelText('Find a page'), 'demo')
    expect(await screen.findByText('2 of them:')).toBeTruthy()
  })
})

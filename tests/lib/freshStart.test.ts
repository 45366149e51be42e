// @vitest-environment jsdom
/** A test file begins without what an earlier file left in their worker (vitest.config.ts). */
import { expect, it, vi } from 'vitest'

const former = { fetch: globalThis.fetch, now: Date.now, port: process.env.PORT }
vi.stubGlobal('fetch', () => null)
vi.stubEnv('PORT', '1')
vi.useFakeTimers()
vi.spyOn(console, 'log')
document.documentElement.setAttribute('lang', 'pl')
document.head.innerHTML = '<title>Left</title>'
document.body.innerHTML = '<p>Left</p>'
document.body.className = 'left'
localStorage.setItem('left', 'yes')
sessionStorage.setItem('left', 'yes')
history.replaceState(null, '', '/left')
// What Vitest runs before each file.
await import('./freshStart.setup.ts')
await import('./components.setup.ts')

it('globals, the environment, the clock and mocks are the original ones', () => {
  expect({ fetch: globalThis.fetch, now: Date.now, port: process.env.PORT }).toEqual(former)
  expect(vi.isFakeTimers()).toBe(false)
  expect(vi.isMockFunction(console.log)).toBe(false)
})
it('the document, its storage and its address are empty', () => {
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>')
  expect([localStorage.length, sessionStorage.length, location.pathname]).toEqual([0, 0, '/'])
})

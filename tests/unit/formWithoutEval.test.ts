/** Beside no module, since it loads one anew: a mutation run would take that for a test of all constants in it. */
import { expect, it, vi } from 'vitest'

it('the form compiles no code while it checks: the Content-Security-Policy forbids it, and browsers report even the attempt', async () => {
  vi.resetModules()
  const compile = vi.fn()
  vi.stubGlobal('Function', compile)
  try {
    const fresh = await import('#src/site/demoForm/demoRequest.ts')
    fresh.demoRequest.safeParse({})
  } finally {
    vi.unstubAllGlobals()
  }
  expect(compile).not.toHaveBeenCalled()
})

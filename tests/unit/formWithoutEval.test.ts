/** Not beside a module, because it loads one again. A mutation run would count it as a test of every constant there. */
import { expect, it, vi } from 'vitest'
import { TEST_WORDS } from '#src/demoForm/requestWords.testing.ts'

it('the form compiles no code while it checks: the Content-Security-Policy forbids it, and browsers report even the attempt', async () => {
  vi.resetModules()
  const compile = vi.fn()
  vi.stubGlobal('Function', compile)
  try {
    const fresh = await import('#src/demoForm/demoRequest.ts')
    fresh.createDemoRequestSchema(TEST_WORDS.errors).safeParse({})
  } finally {
    vi.unstubAllGlobals()
  }
  expect(compile).not.toHaveBeenCalled()
})

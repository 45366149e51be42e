import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PlainError } from '../project.ts'
import { runSteps, type TestStep } from './steps.ts'

const passes = (name: string, note = ''): TestStep => ({ name, run: async () => note })
const fails = (name: string, error: unknown): TestStep => ({ name, run: () => Promise.reject(error) })

const log = vi.fn()
/** The output without durations. */
const printed = () =>
  log.mock.calls
    .flat()
    .join('\n')
    .replaceAll(/\d+\.?\d* s\b/g, '0 s')
/** The output below the title of the table. */
const summary = () => printed().slice(printed().indexOf('\nAll, 0 s'))
beforeEach(() => {
  log.mockReset()
  vi.spyOn(console, 'log').mockImplementation(log)
})
afterEach(() => void vi.restoreAllMocks())

describe('a run of steps', () => {
  it('lists each step that passed, with its summary', async () => {
    await runSteps([passes('Types'), passes('Tests', '12 passed\n1 skipped')], 'All')
    expect(summary()).toBe(
      '\nAll, 0 s\npassed  Types (0 s)\npassed  Tests (0 s)\n        12 passed\n        1 skipped\n\n2 passed, 0 failed',
    )
  })
  it('continues after a failure, repeats it below the table, and fails', async () => {
    const run = runSteps([fails('Types', new PlainError('a.ts: wrong')), passes('Tests'), fails('Lint', 'thrown')], 'All')
    await expect(run).rejects.toThrow(PlainError)
    expect(printed()).toMatch(/^· Types …\n\nTypes failed:\na\.ts: wrong\n/)
    expect(summary()).toBe(
      '\nAll, 0 s\nFAILED  Types (0 s)\npassed  Tests (0 s)\nFAILED  Lint (0 s)\n\nTypes failed:\na.ts: wrong\n\nLint failed:\nthrown\n\n1 passed, 2 failed',
    )
  })
  it('repeats only the end of a long failure', async () => {
    const lines = Array.from({ length: 400 }, (_, index) => `line ${index}`)
    await expect(runSteps([fails('Tests', new PlainError(lines.join('\n')))], 'All')).rejects.toThrow()
    expect(printed()).toContain('line 0\nline 1\n')
    const again = summary().split('Tests failed:\n')[1] ?? ''
    expect(again).toMatch(/^…\nline \d+\n/)
    expect(again).toContain('line 399\n\n0 passed, 1 failed')
    expect(again.length).toBeGreaterThan(1500)
    expect(again.length).toBeLessThan(1600)
  })
  it('says where an unexpected error comes from', async () => {
    await expect(runSteps([fails('Tests', new TypeError('no such thing'))], 'All')).rejects.toThrow()
    expect(summary()).toMatch(/Tests failed:\nTypeError: no such thing\n\s+at /)
  })
  it('runs nothing after a build that failed', async () => {
    const after = vi.fn(async () => '')
    await expect(runSteps([fails('Build', new PlainError('x')), { name: 'Links', run: after }], 'All')).rejects.toThrow()
    expect(after).not.toHaveBeenCalled()
  })
  it('runs a group side by side, and keeps its order, whichever step ends first', async () => {
    const gate = Promise.withResolvers<string>()
    const slow = { name: 'Slow', run: () => gate.promise }
    const quick = {
      name: 'Quick',
      run: async () => {
        gate.resolve('')
        return ''
      },
    }
    await runSteps([[slow, quick]], 'All')
    expect(summary()).toContain('passed  Slow (0 s)\npassed  Quick (0 s)')
  })
})

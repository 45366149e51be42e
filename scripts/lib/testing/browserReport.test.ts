import { describe, expect, it } from 'vitest'
import { type BrowserReport, describeFailures, removeProgressDots } from './browserReport.ts'

const spec = (title: string, message?: string) => ({
  title,
  ok: message === undefined,
  file: 'shell.spec.ts',
  line: 12,
  tests: [{ results: [{ errors: message === undefined ? [] : [{ message }] }] }],
})
const report = (change: Partial<BrowserReport>): BrowserReport => ({
  suites: [],
  errors: [],
  stats: { expected: 1 },
  ...change,
})
const file = (specs: ReturnType<typeof spec>[], suites: BrowserReport['suites'] = []) => ({
  title: 'shell.spec.ts',
  file: 'shell.spec.ts',
  specs,
  suites,
})

describe('the tests that failed', () => {
  it('are named by place, by what they belong to, and by the first line of what went wrong', () => {
    const inner = {
      title: 'the drawer',
      file: 'shell.spec.ts',
      specs: [spec('closes', '\u001b[31mError: still open\u001b[39m\n\nat x.ts:1')],
    }
    expect(describeFailures(report({ suites: [file([spec('opens')], [inner])] }))).toBe(
      '1 failed in the browser:\n  shell.spec.ts:12 the drawer › closes: Error: still open',
    )
  })
  it('are none where all passed', () => expect(describeFailures(report({ suites: [file([spec('opens')])] }))).toBe(''))
  it('do not hide what failed outside of them', () =>
    expect(describeFailures(report({ errors: [{ message: 'Error: no server' }] }))).toContain('  Error: no server'))
  it('are counted all, and listed as far as there is room', () => {
    const lines = describeFailures(
      report({ suites: [file(Array.from({ length: 23 }, (_, index) => spec(`t${index}`, 'x'.repeat(500))))] }),
    ).split('\n')
    expect([lines[0], lines.length]).toEqual(['23 failed in the browser, the first 20 of them:', 21])
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(210)
  })
})

it('the removal of progress lines leaves what a test said in the output, and takes its sign away', () =>
  expect(removeProgressDots('Running 3 tests\n··F×\n\n  1) fails\n    Error: x\n')).toBe('Running 3 tests\n\n  1) fails\n    Error: x\n'))

import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase } from 'vitest/node'
import { REPEATED } from '#scripts/lib/testing/repeatedTests.ts'

/** Names each journey that passed at its second attempt, with the error of the first: Vitest's own output lists only slow ones. */
export const repeatsReporter: Reporter = {
  onTestCaseResult(test: TestCase) {
    if (!test.diagnostic()?.flaky) return
    const [first] = test.result().errors ?? []
    const reason = stripVTControlCharacters(first?.message ?? '').split('\n')[0]
    process.stdout.write(`${REPEATED}: ${test.fullName}: ${reason}\n`)
  },
}

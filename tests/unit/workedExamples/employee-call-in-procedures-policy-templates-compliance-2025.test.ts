/** The arithmetic of the article on call-in procedures. */
import { expect, it } from 'vitest'
import { LATE_REPORT_POINTS } from '#src/policy/policy.ts'
import { expectNear, readBars, readExampleText } from './articleText.ts'

const SLUG = 'employee-call-in-procedures-policy-templates-compliance-2025'

it('the article on call-in procedures works out the early-notice rates before and after from what it draws', () => {
  const text = readExampleText(SLUG)
  const [[before = 0, early = 0] = [], [after = 0, earlier = 0] = []] = readBars(SLUG, 'early-notice')
  expectNear(text, before, early, `${Math.round((early / before) * 100)}%`)
  expectNear(text, after, earlier, `${Math.round((earlier / after) * 100)}%`)
  expectNear(text, before, after, earlier - early)
})
it('the article on call-in procedures calls a late report cheaper than silence only while it is', () => expect(LATE_REPORT_POINTS).toBe(0))

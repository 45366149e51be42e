/** The arithmetic of the article on call-in procedures. */
import { expect, it } from 'vitest'
import { LATE_REPORT_POINTS } from '../../../src/site/policy/policy'
import { barsOf, exampleText, near } from './articleText'

const SLUG = 'employee-call-in-procedures-policy-templates-compliance-2025'

it('the article on call-in procedures works out the early-notice rates before and after from what it draws', () => {
  const text = exampleText(SLUG)
  const [[before = 0, early = 0] = [], [after = 0, earlier = 0] = []] = barsOf(SLUG, 'early-notice')
  near(text, before, early, `${Math.round((early / before) * 100)}%`)
  near(text, after, earlier, `${Math.round((earlier / after) * 100)}%`)
  near(text, before, after, earlier - early)
})
it('the article on call-in procedures calls a late report cheaper than silence only while it is', () => expect(LATE_REPORT_POINTS).toBe(0))

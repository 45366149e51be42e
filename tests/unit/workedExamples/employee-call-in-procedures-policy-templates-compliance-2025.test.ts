/** The charts of the article on call-in procedures. */
import { expect, it } from 'vitest'
import { LATE_REPORT_POINTS } from '#src/policy/policy.ts'
import { articleFile, readChart, readExampleText } from './articleText.ts'
import { expectNear } from './nearbyFigures.ts'

const SLUG = 'employee-call-in-procedures-policy-templates-compliance-2025'

it('the article on call-in procedures fills as many reports in its chart as it says came in time', () => {
  const text = readExampleText(SLUG)
  for (const { value, parts = [] } of readChart(SLUG, 'early-notice').bars)
    expectNear(text, value, ...parts.filter(({ quiet }) => !quiet).map((part) => part.value))
})
it('the article on call-in procedures calls a late report cheaper than silence only while it is', () => {
  const cure = `${articleFile(SLUG)}: its table and the chart “report-costs” say that a late report costs what one in time does.`
  expect(LATE_REPORT_POINTS, cure).toBe(0)
})

/** Which parts of pages count as tools, and their names, by which reports of different months are compared. */
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { EXAMPLE_RULES, POLICY_WITHOUT_REMOVAL } from '#src/models/policy/examplePolicy.ts'
import { pointsYearOpeningSchema } from '#src/schemas/opening/pointsYearOpening.ts'
import { shiftOfferOpeningSchema } from '#src/schemas/opening/shiftOfferOpening.ts'
import { PointsYear } from '#src/sections/feature/pointsYear/PointsYear.island.tsx'
import { ShiftOffer } from '#src/sections/feature/shiftOffer/ShiftOffer.island.tsx'
import { Morning } from '#src/sections/home/morning/Morning.island.tsx'
import { LoginForm } from '#src/sections/login/LoginForm.island.tsx'
import { PageFinder } from '#src/sections/notFound/PageFinder.island.tsx'
import type { AnalyticsEvent } from '#src/site/analytics/analyticsProviders.ts'
import { TEST_OPENINGS } from '#tests/lib/entries/testFeature.ts'
import { TEST_LOGIN } from '#tests/lib/entries/testLogin.ts'
import { testMorning } from '#tests/lib/entries/testMorning.ts'
import { connectAnalyticsEvents } from './analyticsEvents.client.ts'

const shiftOffer = shiftOfferOpeningSchema.parse(TEST_OPENINGS['shift-offer'])
const year = pointsYearOpeningSchema.parse(TEST_OPENINGS['points-year'])
const finder = { label: 'Find a page', failed: 'No list.', none: 'Nothing.', one: 'One page:', many: '{count} of them:' }

let disconnect = () => {}
afterEach(() => {
  disconnect()
  document.body.replaceChildren()
})
/** @returns the tools reported after two inputs into each field of a part of a page */
function toolsReported(part: ReactElement) {
  document.body.innerHTML = renderToString(part)
  const events: AnalyticsEvent[] = []
  disconnect = connectAnalyticsEvents((event) => events.push(event))
  const fields = document.querySelectorAll('input, select, textarea')
  expect(fields.length).toBeGreaterThan(0)
  for (const field of [...fields, ...fields]) field.dispatchEvent(new Event('input', { bubbles: true }))
  return events.flatMap((event) => (event.name === 'toolUsed' ? [event.detail] : []))
}

it.each<[string, ReactElement]>([
  ['ShiftOffer', <ShiftOffer key="shiftOffer" open={shiftOffer.open} yes={shiftOffer.yes} words={shiftOffer.words} />],
  ['PointsYear', <PointsYear key="pointsYear" {...year} policy={POLICY_WITHOUT_REMOVAL} />],
  ['Morning', <Morning key="morning" {...testMorning} rules={EXAMPLE_RULES} reasonChecks={{}} />],
  ['PageFinder', <PageFinder key="finder" words={finder} pages="/search/pages.json" />],
])('%s is a tool, counted once by its name, whichever of its fields is used', (name, part) => expect(toolsReported(part)).toEqual([name]))

it('signing in is no event of analytics', () => {
  expect(toolsReported(<LoginForm {...TEST_LOGIN} />)).toEqual([])
})

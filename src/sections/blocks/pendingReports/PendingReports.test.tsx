/**
 * The picture above the steps: a waiting report costs nothing, the reports that HR may confirm from a list are one slip, and both ends have
 * the policy's price.
 */
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { POINTS, REASON_CODES } from '#src/models/policy/policy.ts'
import { TEST_SHARED_BLOCK_INPUTS } from '#tests/lib/entries/testSharedBlockInputs.ts'
import { PendingReports } from './PendingReports.tsx'

const labelOf = (wanted: string) => REASON_CODES.find(({ id }) => id === wanted)?.label ?? ''
const { checks } = TEST_SHARED_BLOCK_INPUTS.policyTables.reasonCodes
const draw = () =>
  render(
    <PendingReports checks={checks} reasons={['illness', 'family', 'transportation', 'weather']} excused="Excused" counted="Counted" />,
  ).container

it('the line of reports that wait for HR has a slip for each reason, and one for those on a list', () => {
  const lists = [...draw().querySelectorAll('ul')]
  expect(lists.map((list) => [...list.children].map(({ textContent }) => textContent))).toEqual([
    [labelOf('transportation'), labelOf('weather')],
  ])
  expect(document.body.textContent).toContain(labelOf('illness'))
  expect(document.body.textContent).toContain(`${labelOf('family')}${checks.family}`)
})
it('the line of reports that wait for HR charges nothing to whoever waits, and behind the gate what the policy says', () => {
  const prices = [...draw().querySelectorAll('b')].map(({ textContent }) => Number(textContent))
  expect(prices).toEqual([0, 0, 0, POINTS.protectedAbsence, POINTS.unplannedAbsence])
})
it('the line of reports that wait for HR is for the eye: the steps below say it', () => {
  expect(draw().firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})

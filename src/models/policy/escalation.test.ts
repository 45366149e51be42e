/** The escalation's times follow the policy. */
import { expect, it } from 'vitest'
import { calculateEscalationTimes, ESCALATION_STAGES, isLateReport } from './escalation.ts'
import { MANAGER_TIMELINE, NO_SHOW_GUIDANCE, NOTICE_HOURS } from './policy.ts'

it('the clock of an escalation counts the manager’s minutes and the contact hours from the start of the shift', () => {
  const times = calculateEscalationTimes('06:00')
  expect(Object.keys(times)).toEqual([...ESCALATION_STAGES])
  const minute = (of: number) => `06:${String(of).padStart(2, '0')}`
  expect(times.acknowledge).toEqual({ from: '06:00', to: minute(MANAGER_TIMELINE[0].to) })
  expect(times.backfill).toEqual({ from: minute(MANAGER_TIMELINE[1].from), to: minute(MANAGER_TIMELINE[1].to) })
  expect(times.contact.to).toBe(`0${6 + NO_SHOW_GUIDANCE.contactHours[1]}:00`)
  expect(times.notice).toEqual({ from: `0${6 - NOTICE_HOURS}:00`, to: '06:00' })
})

it('the clock of an escalation counts the follow-up in hours, as the specification has them', () =>
  expect(calculateEscalationTimes('06:00').followUp).toEqual({ from: '+24', to: '48 h' }))

it('the clock of an escalation goes over midnight', () => {
  expect(calculateEscalationTimes('23:50').acknowledge).toEqual({ from: '23:50', to: '23:55' })
  expect(calculateEscalationTimes('23:50').rebalance).toEqual({ from: '00:05', to: '00:20' })
  expect(isLateReport('23:18', '00:00')).toBe(true)
})

it('the clock of an escalation calls a report late from the end of the notice time until the shift starts', () => {
  expect(isLateReport('04:00', '06:00')).toBe(false)
  expect(isLateReport('04:01', '06:00')).toBe(true)
  expect(isLateReport('06:00', '06:00')).toBe(false)
})

import { describe, expect, it } from 'vitest'
import { SUPPORT_HOURS } from './supportHours.ts'

it('hours of support are the specified ones: phone 8AM to 6PM and chat 8AM to 8PM, Monday to Friday, Eastern time', () => {
  expect(SUPPORT_HOURS).toEqual({
    timeZone: 'America/New_York',
    days: [1, 2, 3, 4, 5],
    phone: { opens: 8, closes: 18, label: 'Mon–Fri 8AM–6PM EST' },
    chat: { opens: 8, closes: 20, label: 'Mon–Fri 8AM–8PM EST' },
  })
})

describe('what the site says of its hours', () => {
  const dayName = (day: number) => ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][day]
  const clock = (hour: number) => (hour > 12 ? `${hour - 12}PM` : `${hour}AM`)
  it.each(['phone', 'chat'] as const)('by %s is when support is open', (way) => {
    const { days, [way]: hours } = SUPPORT_HOURS
    const span = `${dayName(days[0])}–${dayName(days[days.length - 1] ?? days[0])} ${clock(hours.opens)}–${clock(hours.closes)}`
    expect(hours.label).toBe(`${span} EST`)
  })
})

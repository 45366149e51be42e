import { expect, it } from 'vitest'
import { SUPPORT_HOURS } from './supportHours'

it('hours of support are the specified ones: phone 8AM to 6PM and chat 8AM to 8PM, Monday to Friday, Eastern time', () => {
  expect(SUPPORT_HOURS).toEqual({
    timeZone: 'America/New_York',
    days: [1, 2, 3, 4, 5],
    phone: { opens: 8, closes: 18, label: 'Mon–Fri 8AM–6PM EST' },
    chat: { opens: 8, closes: 20, label: 'Mon–Fri 8AM–8PM EST' },
  })
})

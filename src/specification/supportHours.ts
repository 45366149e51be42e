/**
 * Opening hours of support in US Eastern time, on a 24-hour clock. Source: specification section 9.
 * Apart from interfaceValues.ts, whose values the scripts of all pages load.
 */
export const SUPPORT_HOURS = {
  timeZone: 'America/New_York',
  days: [1, 2, 3, 4, 5],
  phone: { opens: 8, closes: 18, label: 'Mon–Fri 8AM–6PM EST' },
  chat: { opens: 8, closes: 20, label: 'Mon–Fri 8AM–8PM EST' },
} as const

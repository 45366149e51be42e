import { expect, it } from 'vitest'
import { figureName, figureNamesIn, unknownFigures } from './statedFigures.ts'

it.each([
  ['a percentage', 'saves 73% of it', '73%'],
  ['a percentage in a word', 'saves 73 percent of it', '73 percent'],
  ['a percentage in letters', 'saves Sixty-six percent of it', 'Sixty-six percent'],
  ['a range', '30–50 % less', '30–50 %'],
  ['money', 'at $1,234.50 a year', '$1,234.50'],
  ['a count with a plus', 'at 777+ sites', '777+'],
  ['a multiple', 'returns 44X', '44X'],
  ['a span of time', 'answers within 17 minutes', '17 minutes'],
  ['a span of working days', 'in 3 to 5 business days', '3 to 5 business days'],
  ['a span before a noun', 'a 17-minute call', '17-minute'],
  ['points', 'costs 0.5 points', '0.5 points'],
])('the check for typed figures notices %s', (_name, text, figure) => expect(unknownFigures(text, new Set())).toEqual([figure]))
it.each(['at 06:00', 'the 12 of us', 'Route 9', 'since 2025', '24/7'])('the check for typed figures takes “%s” for no figure', (text) =>
  expect(figureNamesIn(text)).toEqual([]),
)
it('the check for typed figures knows a figure however it is written', () => {
  const known = new Set(['17 minutes', '2 to 3 days', '1 hour', '1 s', '30  days', '1 point', '66%'].map(figureName))
  expect(
    unknownFigures(
      'a 17-minute call, 17 min, 2–3 consecutive days, 1 hours, 1 second, 30 days, a 1-point event, sixty-six percent, 66 percent',
      known,
    ),
  ).toEqual([])
  expect(unknownFigures('18 minutes, and again 18 minutes', known)).toEqual(['18 minutes'])
})

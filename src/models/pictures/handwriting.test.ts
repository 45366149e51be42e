import { expect, it } from 'vitest'
import { canHandwrite, handwrittenStrokes } from './handwriting.ts'

it('the hand knows capitals, figures and the signs of times and telephone numbers', () => {
  for (const text of ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789', '(312) 555-0143', '14:00, LINE 4.']) expect(canHandwrite(text)).toBe(true)
})
it.each(['Friday', 'Zoë', '5 %'])('the hand does not know all of “%s”', (text) => expect(canHandwrite(text)).toBe(false))

it('letters follow each other, and spaces leave room', () => {
  const { strokes, width } = handwrittenStrokes('A B')
  expect(strokes).toHaveLength(2)
  const [first, second] = strokes
  expect(first?.x).toBe(0)
  expect(second?.x).toBeGreaterThan(handwrittenStrokes('A').width)
  expect(width).toBeGreaterThan(second?.x ?? Number.POSITIVE_INFINITY)
})
it('the same letter is drawn slightly differently each time', () => {
  const [first, second] = handwrittenStrokes('EE').strokes
  expect([first?.y, first?.lean]).not.toEqual([second?.y, second?.lean])
})
it('handwriting: what the hand does not know leaves a gap', () => expect(handwrittenStrokes('é').strokes).toEqual([]))

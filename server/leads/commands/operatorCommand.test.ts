import { describe, expect, it } from 'vitest'
import { CommandError, parsePersonKey, parseWholeNumber } from './operatorCommand.ts'

it.each(['1', '50', '99999999'])('a number of an operator’s command may be %s', (text) =>
  expect(parseWholeNumber(text, '--most')).toBe(Number(text)),
)
it.each(['0', '-1', '1.5', '5x', 'x5', '123456789', ''])(
  'a number of an operator’s command cannot be "%s", and the error says which',
  (text) => expect(() => parseWholeNumber(text, '--most')).toThrow(`--most must be a whole number from 1 to 99999999, but is "${text}".`),
)

describe('the person that an argument names', () => {
  it.each([
    [' ana@plant.example ', { email: 'ana@plant.example' }],
    ['PP-7K3M9QXA', { reference: 'PP-7K3M9QXA' }],
    ['pp-7k3m9qxa', { reference: 'pp-7k3m9qxa' }],
    ['+1 (312) 555-0100', { phone: '+1 (312) 555-0100' }],
    ['312.555.0100 x12', { phone: '312.555.0100 x12' }],
    ['5550100', { phone: '5550100' }],
  ])('%s', (words, who) => expect(parsePersonKey(words)).toEqual(who))
  it.each([['Ana'], ['555010'], ['PP-7K3M9QX'], ['PP-7K3M9QXAB'], ['XPP-7K3M9QXA'], ['a5550100'], ['5550100 Ana'], ['']])(
    'nobody: "%s"',
    (words) => {
      expect(() => parsePersonKey(words)).toThrow(CommandError)
      expect(() => parsePersonKey(words)).toThrow(`"${words}" is neither an email address, a reference like PP-7K3M9QXA, nor`)
    },
  )
})

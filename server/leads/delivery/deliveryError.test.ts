import { describe, expect, it } from 'vitest'
import { createFailure, DeliveryRefused } from './deliveryError.ts'

const coded = (message: string, code: unknown) => Object.assign(new Error(message), { code })
const caused = (...messages: string[]) =>
  messages.reduceRight<Error | undefined>((cause, message) => new Error(message, cause && { cause }), undefined)

describe('what is kept of a failure', () => {
  it.each([
    ['the receiver’s answer', new DeliveryRefused('HTTP 503', 'the receiver answered 503'), 'the receiver answered 503', 'HTTP 503'],
    [
      'the mail server’s code, before that of its library',
      Object.assign(coded('busy', 'EENVELOPE'), { responseCode: 451 }),
      'busy',
      'SMTP 451',
    ],
    ['a system’s code', coded('connect refused', 'ECONNREFUSED'), 'connect refused', 'ECONNREFUSED'],
    [
      'the code of the cause, not of what it caused',
      new Error('failed', { cause: coded('gone', 'ENOTFOUND') }),
      'failed: gone',
      'ENOTFOUND',
    ],
    [
      'the code of what has a cause without one',
      Object.assign(coded('failed', 'EDNS'), { cause: new Error('why') }),
      'failed: why',
      'EDNS',
    ],
    [
      'the first address of several',
      new AggregateError([coded('a', 'EHOSTUNREACH'), coded('b', 'EOTHER')], 'all'),
      'all: a',
      'EHOSTUNREACH',
    ],
    ['the end of its time', new DOMException('no answer within 9 s', 'TimeoutError'), 'no answer within 9 s', 'timeout'],
    ['the name of an error without a code', new RangeError('out of range'), 'out of range', 'RangeError'],
    ['the name where it has no words either', new TypeError(), 'TypeError', 'TypeError'],
    ['what is said twice, once', caused('same', 'same', 'other'), 'same: other', 'Error'],
    ['what is no error, as text', 'closed', 'closed', 'unknown'],
    ['nothing', undefined, 'undefined', 'unknown'],
  ])('is %s', (_, error, text, kind) => expect(createFailure(error)).toEqual({ text, kind }))

  it('ends if the causes are circular', () => {
    const round = new Error('round')
    round.cause = new Error('and round', { cause: round })
    expect(createFailure(round).text).toBe('round: and round')
  })
  it('reaches five causes deep', () => expect(createFailure(caused('1', '2', '3', '4', '5', '6')).text).toBe('1: 2: 3: 4: 5'))

  // A kind appears in logs and alerts, so only a certain error code may be one.
  it.each([['ana@plant.example'], ['xECONNREFUSED'], ['ECONNREFUSED ana'], ['econnrefused'], ['EX'], [`E${'X'.repeat(61)}`], [42]])(
    'takes no %s for a code',
    (code) => expect(createFailure(coded('x', code)).kind).toBe('Error'),
  )
  it.each([['EAI'], ['UND_ERR_SOCKET'], [`E${'2'.repeat(60)}`]])('takes %s for one', (code) =>
    expect(createFailure(coded('x', code)).kind).toBe(code),
  )
})

import { describe, expect, it } from 'vitest'
import { parseFrameMessage } from './frameMessage.ts'

const FORM = 'https://forms.example/embed/demo-request?zf=1'

describe('parseFrameMessage', () => {
  it('reads two parts as a height', () => expect(parseFrameMessage('demo-request|900', FORM)).toEqual({ height: 900, scrolls: false }))
  it('reads three parts as a height with a scroll', () =>
    expect(parseFrameMessage('demo-request|900|sent', FORM)).toEqual({ height: 900, scrolls: true }))
  it('takes the first and the last height that are allowed', () => {
    expect(parseFrameMessage('demo-request|200', FORM)?.height).toBe(200)
    expect(parseFrameMessage('demo-request|10000', FORM)?.height).toBe(10_000)
  })

  it.each([
    ['null', null],
    ['undefined', undefined],
    ['a number', 900],
    ['an object', { height: 900 }],
    ['an array that joins well', ['demo-request|900']],
    ['a String object', Object('demo-request|900')],
    ['an empty string', ''],
    ['one part', 'demo-request'],
    ['four parts', 'demo-request|900|a|b'],
    ['no identifier', '|700'],
    ['no height', 'demo-request|'],
    ['not a number', 'demo-request|NaN'],
    ['negative', 'demo-request|-5'],
    ['exponent', 'demo-request|1e9'],
    ['hexadecimal', 'demo-request|0x3e8'],
    ['fraction', 'demo-request|700.5'],
    ['unit', 'demo-request|700px'],
    ['blank', 'demo-request| 700'],
    ['digits of another script', 'demo-request|٧٠٠'],
    ['too low', 'demo-request|199'],
    ['too high', 'demo-request|10001'],
    ['six digits', 'demo-request|000900'],
    ['100 KB', `demo-request|900|${'x'.repeat(100_000)}`],
    ['the id of another form', 'other-form|900'],
    ['a part of the id', 'demo|900'],
    ['a path as id', 'embed/demo-request|900'],
    ['a name from the query', 'zf|900'],
    ['a pattern as id', '.*|900'],
    ['an identifier over 128 characters', `${'a'.repeat(129)}|900`],
  ])('ignores %s', (_, data) => expect(parseFrameMessage(data, FORM)).toBeNull())

  it('reads a message of 1024 characters and none that is longer', () => {
    const message = (length: number) => 'demo-request|900|'.padEnd(length, 'x')
    expect(parseFrameMessage(message(1024), FORM)).toEqual({ height: 900, scrolls: true })
    expect(parseFrameMessage(message(1025), FORM)).toBeNull()
  })
  it('ignores everything when the form address is no address', () =>
    expect(parseFrameMessage('demo-request|900', 'demo-request')).toBeNull())
  it('ignores an identifier of other characters or of more than 128, also where the address has it', () => {
    for (const id of ['a.b', '.ab', 'ab.', 'a'.repeat(129)])
      expect(parseFrameMessage(`${id}|900`, `https://forms.example/${id}/x`)).toBeNull()
  })
  it('accepts an identifier of 128 characters that is a segment', () => {
    const id = 'a'.repeat(128)
    expect(parseFrameMessage(`${id}|900`, `https://forms.example/${id}/x`)?.height).toBe(900)
  })
})

/** What travels from the end of a page into the demo form. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoRequest, TRAP_FIELD } from './demoRequest'
import { demoStartOf, LONGEST_START, startFromMessage, startFromText, startMessage } from './demoStart'

const GOOD = { email: 'ana@plant.example', employees: '1,200' }

it('the hand-over of what a visitor entered keeps both fields, blanks around them apart, and one without the other', () => {
  expect(demoStartOf({ email: ' ana@plant.example ', employees: '1,200' })).toEqual(GOOD)
  expect(demoStartOf({ email: '', employees: '90' })).toEqual({ employees: '90' })
})
it('the hand-over of what a visitor entered keeps what is wrong but harmless, so that the form can say so and nobody types it again', () =>
  expect(demoStartOf({ email: 'ana@', employees: 'about 250' })).toEqual({ email: 'ana@', employees: 'about 250' }))
it('the hand-over of what a visitor entered knows no other field, and none that an object inherits', () => {
  expect(demoStartOf({ ...GOOD, consent: 'on', [TRAP_FIELD]: 'x' })).toEqual(GOOD)
  expect(demoStartOf(Object.create(GOOD))).toBeNull()
})
it('the hand-over of what a visitor entered lets through nothing longer than the form takes', () => {
  const email = `${'a'.repeat(LONGEST_START.email - 10)}@b.example`
  for (const [value, fits] of [
    [email, true],
    [`${email}x`, false],
  ] as const) {
    expect(demoRequest.shape.email.safeParse(value).success).toBe(fits)
    expect(demoStartOf({ email: value }) !== null).toBe(fits)
  }
})

describe('hostile input is nothing', () => {
  it('of a tab that kept nothing, or more than any start is long', () => {
    expect(startFromText(null)).toBeNull()
    const padded = (length: number) => JSON.stringify(GOOD).padEnd(length)
    expect(startFromText(padded(1024))).toEqual(GOOD)
    expect(startFromText(padded(1025))).toBeNull()
  })
  it('that is no object at all', () => {
    for (const values of [null, undefined, 7, 'email', () => 'email']) expect(demoStartOf(values)).toBeNull()
  })
  it.each([
    null,
    undefined,
    7,
    [],
    'start|',
    'start|{',
    'start|null',
    'start|[]',
    'start|{"email":{"length":3}}',
    'start|{"email":"a\\u0000b@c.example"}',
    'start|{"email":"a@b.example\\nBcc: c@d.example"}',
    'start|{"__proto__":{"email":"a@b.example"}}',
    'theme|{"email":"a@b.example"}',
    ' start|{"email":"a@b.example"}',
    `start|{"email":"a@b.example","x":"${'x'.repeat(2000)}"}`,
    { toString: () => startMessage(GOOD) },
    'start|"text"',
    'start|7',
  ])('%j', (data) => expect(startFromMessage(data)).toBeNull())
  it('whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), (values) => {
        const start = demoStartOf(values)
        for (const text of Object.values(start ?? {})) {
          expect(text.length).toBeLessThanOrEqual(LONGEST_START.email)
          expect([...text].filter((sign) => sign < ' ')).toEqual([])
        }
      }),
    )
    fc.assert(fc.property(fc.string(), (text) => startFromText(text) === null || text.startsWith('{')))
  })
})

it('the hand-over of what a visitor entered arrives as it left, by the tab and by the message', () => {
  fc.assert(
    fc.property(fc.record({ email: fc.string(), employees: fc.string() }), (values) => {
      const start = demoStartOf(values)
      if (start === null) return
      expect(startFromText(JSON.stringify(start))).toEqual(start)
      expect(startFromMessage(startMessage(start))).toEqual(start)
    }),
  )
})

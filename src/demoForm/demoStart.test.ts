import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDemoRequestSchema, TRAP_FIELD } from './demoRequest.ts'
import { MAX_START_LENGTH, parseDemoStart, parseStartFields, parseStartMessage, writeStartMessage } from './demoStart.ts'
import { TEST_WORDS } from './requestWords.testing.ts'

const GOOD = { email: 'ana@plant.example', employees: '1,200' }

describe('hostile input is ignored', () => {
  it('of a tab that kept nothing, or more than any start is long', () => {
    expect(parseDemoStart(null)).toBeNull()
    const padded = (length: number) => JSON.stringify(GOOD).padEnd(length)
    expect(parseDemoStart(padded(1024))).toEqual(GOOD)
    expect(parseDemoStart(padded(1025))).toBeNull()
  })
  it('that is no object at all', () => {
    for (const values of [null, undefined, 7, 'email', () => 'email']) expect(parseStartFields(values)).toBeNull()
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
    { toString: () => writeStartMessage(GOOD) },
    'start|"text"',
    'start|7',
  ])('%j', (data) => expect(parseStartMessage(data)).toBeNull())
  it('whatever comes', () => {
    fc.assert(
      fc.property(fc.anything(), (values) => {
        const start = parseStartFields(values)
        for (const text of Object.values(start ?? {})) {
          expect(text.length).toBeLessThanOrEqual(MAX_START_LENGTH.email)
          expect([...text].filter((sign) => sign < ' ')).toEqual([])
        }
      }),
    )
    fc.assert(fc.property(fc.string(), (text) => parseDemoStart(text) === null || text.startsWith('{')))
  })
})

describe('the hand-over of what a visitor entered', () => {
  it('keeps both fields, blanks around them apart, and one without the other', () => {
    expect(parseStartFields({ email: ' ana@plant.example ', employees: '1,200' })).toEqual(GOOD)
    expect(parseStartFields({ email: '', employees: '90' })).toEqual({ employees: '90' })
  })
  it('keeps what is wrong but harmless, so that the form can say so and nobody types it again', () =>
    expect(parseStartFields({ email: 'ana@', employees: 'about 250' })).toEqual({ email: 'ana@', employees: 'about 250' }))
  it('knows no other field, and none that an object inherits', () => {
    expect(parseStartFields({ ...GOOD, consent: 'on', [TRAP_FIELD]: 'x' })).toEqual(GOOD)
    expect(parseStartFields(Object.create(GOOD))).toBeNull()
  })
  it('lets through nothing longer than the form takes', () => {
    const email = `${'a'.repeat(MAX_START_LENGTH.email - 10)}@b.example`
    for (const [value, fits] of [
      [email, true],
      [`${email}x`, false],
    ] as const) {
      expect(createDemoRequestSchema(TEST_WORDS.errors).shape.email.safeParse(value).success).toBe(fits)
      expect(parseStartFields({ email: value }) !== null).toBe(fits)
    }
  })
  it('is unchanged after a round trip through storage and through a message', () => {
    fc.assert(
      fc.property(fc.record({ email: fc.string(), employees: fc.string() }), (values) => {
        const start = parseStartFields(values)
        fc.pre(start !== null)
        expect(parseDemoStart(JSON.stringify(start))).toEqual(start)
        expect(parseStartMessage(writeStartMessage(start))).toEqual(start)
      }),
    )
  })
})

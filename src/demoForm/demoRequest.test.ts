/** The schema of a demo request at each limit. */
import { describe, expect, it } from 'vitest'
import { createDemoRequestSchema, envelopeSchema, fieldErrorsOf, MINIMUM_FILL_TIME_MS, REQUEST_FIELDS, TRAP_FIELD } from './demoRequest.ts'
import { TEST_WORDS } from './requestWords.testing.ts'

const demoRequestSchema = createDemoRequestSchema(TEST_WORDS.errors)

const GOOD_FIELDS = {
  name: 'Test Person',
  email: 'test@plant.example',
  company: 'Plant',
  phone: '(312) 555-0100 x7',
  industry: 'Other',
  employees: '250',
  consent: 'on',
}
const errorsOf = (change: object) => {
  const { error } = demoRequestSchema.safeParse({ ...GOOD_FIELDS, ...change })
  return error ? fieldErrorsOf(error) : {}
}

it('the schema of a demo request takes a complete request, and fills in what is optional', () => {
  expect(demoRequestSchema.parse(GOOD_FIELDS)).toMatchObject({
    ...GOOD_FIELDS,
    employees: 250,
    consent: true,
    currentTool: '',
    message: '',
    topic: '',
  })
})
it('the schema of a demo request has each field, in the order in which errors are listed', () =>
  expect(Object.keys(demoRequestSchema.shape)).toEqual(REQUEST_FIELDS))
it('the schema of a demo request keeps text as it was written, without the blanks around it', () => {
  const written = { name: '  Ólafur <b>"Q"</b>  ', currentTool: ' Excel ', message: ' one\n\ttwo\r\n ' }
  expect(demoRequestSchema.parse({ ...GOOD_FIELDS, ...written })).toMatchObject({
    name: 'Ólafur <b>"Q"</b>',
    currentTool: 'Excel',
    message: 'one\n\ttwo',
  })
})
it('the schema of a demo request takes an industry that the list has no longer: the form was open while it changed', () => {
  expect(errorsOf({ industry: 'Harbors' })).toEqual({})
  expect(errorsOf({ industry: '' })).toEqual({ industry: 'Choose your industry.' })
})

describe('a missing answer is asked for by name', () => {
  it.each([
    ['name', /name/],
    ['email', /email/],
    ['company', /company/],
    ['phone', /phone/],
    ['industry', /industry/],
    ['employees', /number|at least/],
    ['consent', /agree/],
  ])('%s', (field, message) => {
    expect(errorsOf({ [field]: undefined })).toEqual({ [field]: expect.stringMatching(message) })
    expect(errorsOf({ [field]: '   ' })).toEqual({ [field]: expect.stringMatching(/./) })
  })
  it('all of them at once, each once', () => {
    const { error } = demoRequestSchema.safeParse({})
    expect(Object.keys(error ? fieldErrorsOf(error) : {}).toSorted()).toEqual(Object.keys(GOOD_FIELDS).toSorted())
  })
  it('the first of several problems of one field is the one that is shown', () => {
    expect(errorsOf({ phone: ' ' }).phone).toMatch(/^Enter a phone number\.$/)
  })
})

describe('limits of a demo request:', () => {
  it.each([
    ['name', 120],
    ['company', 160],
    ['currentTool', 200],
    ['message', 4000],
  ])('%s has at most %i characters', (field, max) => {
    expect(errorsOf({ [field]: 'x'.repeat(max) })).toEqual({})
    expect(errorsOf({ [field]: 'x'.repeat(max + 1) })).toEqual({
      [field]: `At most ${max === 4000 ? '4,000' : max} characters.`,
    })
  })
  it('an email address has at most 254', () => {
    expect(errorsOf({ email: `${'x'.repeat(255)}@a.example` }).email).toMatch(/254/)
  })
  it.each(['a', 'a@b', 'a b@c.example', '@c.example'])('%s is no email address', (email) =>
    expect(errorsOf({ email }).email).toMatch(/like name@company\.com/),
  )
  it.each([
    ['1234567', true],
    ['+1 (312) 555-0100', true],
    ['312.555.0100/12 #3 X4', true],
    ['123456', false],
    ['1-2-3-4-5-6', false],
    ['call 312 555 0100', false],
    ['312 555 0100 ext', false],
  ])('the phone number %s is taken: %s', (phone, taken) => {
    expect(errorsOf({ phone })).toEqual(taken ? {} : { phone: expect.stringMatching(/at least 7 digits/) })
  })
  it('a phone number has at most 40 characters', () => {
    expect(errorsOf({ phone: '1'.repeat(40) })).toEqual({})
    expect(errorsOf({ phone: '1'.repeat(41) }).phone).toMatch(/40/)
  })
  it.each([
    ['1', null],
    [10_000_000, null],
    ['1,200', null],
    ['', 'Enter the number of hourly employees, for example 250.'],
    ['0', 'Enter 1 or more.'],
    ['-5', 'Enter 1 or more.'],
    ['1.5', 'Enter a whole number.'],
    [10_000_001, 'Enter a smaller number.'],
    ['many', 'Enter the number of hourly employees, for example 250.'],
    // Only groups of three digits are thousands.
    ['12,345', null],
    [' 1,234,567 ', null],
    ['x1,234', 'Enter the number of hourly employees, for example 250.'],
    ['12345,678', 'Enter the number of hourly employees, for example 250.'],
    ['1,2345', 'Enter the number of hourly employees, for example 250.'],
  ])('%s employees get the answer %s', (employees, answer) => {
    expect(errorsOf({ employees })).toEqual(answer ? { employees: answer } : {})
  })
  it('an industry is one line of 120 characters at most', () => {
    expect(errorsOf({ industry: 'x'.repeat(120) })).toEqual({})
    expect(errorsOf({ industry: 'x'.repeat(121) }).industry).toMatch(/120/)
    expect(errorsOf({ industry: 'Har\nbors' }).industry).toMatch(/cannot be stored/)
  })
  it.each([true, 'on', 'true'])('consent may be %j', (consent) =>
    expect(demoRequestSchema.parse({ ...GOOD_FIELDS, consent }).consent).toBe(true),
  )
  it.each([false, 'off', 'false', 1, ''])('consent may not be %j', (consent) => expect(errorsOf({ consent })).toHaveProperty('consent'))
})

describe('characters that could do harm later', () => {
  const line = ['\u0000', '\u001f', '\u007f', '\u009f', '\u2028', '\u2029', '\n', '\t']
  it.each(['name', 'company', 'currentTool'])('are refused in %s', (field) => {
    const refusal = { [field]: 'This contains characters that cannot be stored.' }
    for (const character of line) expect(errorsOf({ [field]: `a${character}b` }), JSON.stringify(character)).toEqual(refusal)
    for (const character of [' ', '~', '\u00a0', 'é']) expect(errorsOf({ [field]: `a${character}b` })).toEqual({})
  })
  it('are refused in a message, where line breaks and tabs are text', () => {
    for (const character of ['\u0000', '\u0008', '\u000b', '\u000c', '\u000e', '\u001f', '\u007f', '\u009f'])
      expect(errorsOf({ message: `a${character}b` }).message).toMatch(/cannot be stored/)
    for (const character of ['\n', '\r', '\t', ' ', '~', '\u00a0']) expect(errorsOf({ message: `a${character}b` })).toEqual({})
  })
})

it.each([
  ['security-documentation', 'security-documentation'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), ''],
  ['Security', ''],
  ['a b', ''],
  ['-a_', ''],
  [7, ''],
  [undefined, ''],
])('the topic %j is kept as %j and never an error', (topic, kept) =>
  expect(demoRequestSchema.parse({ ...GOOD_FIELDS, topic }).topic).toBe(kept),
)

describe('the values sent beside the fields', () => {
  it.each([
    ['12345678', '12345678'],
    ['A-b'.repeat(20), 'A-b'.repeat(20)],
    ['x'.repeat(80), 'x'.repeat(80)],
    ['1234567', undefined],
    ['x'.repeat(81), undefined],
    ['1234567 ', undefined],
    [' 1234567', undefined],
    [7, undefined],
  ])('the key %j counts as %j', (idempotencyKey, key) => expect(envelopeSchema.parse({ idempotencyKey }).idempotencyKey).toBe(key))
  it('the honeypot field is empty unless a program filled it in, with any value', () => {
    expect(envelopeSchema.parse({})[TRAP_FIELD]).toBe('')
    expect(envelopeSchema.parse({ [TRAP_FIELD]: 'x' })[TRAP_FIELD]).toBe('x')
    expect(envelopeSchema.parse({ [TRAP_FIELD]: 7 })[TRAP_FIELD]).not.toBe('')
  })
  it('the fill time is absent without JavaScript, and ignored if it is not a number', () => {
    expect(envelopeSchema.parse({}).elapsed).toBeUndefined()
    expect(envelopeSchema.parse({ elapsed: '4000' }).elapsed).toBe(4000)
    expect(envelopeSchema.parse({ elapsed: 'long' }).elapsed).toBeLessThan(0)
  })
  it('the campaign is filtered again', () => {
    expect(envelopeSchema.parse({ campaign: { utm_source: 'fair', email: 'a@b.c' } }).campaign).toEqual({ utm_source: 'fair' })
    expect(envelopeSchema.parse({ campaign: { landing: '/blog', gclid: '1' } }).campaign).toEqual({ landing: '/blog', gclid: '1' })
    for (const campaign of [undefined, 'x', { utm_source: 7 }]) expect(envelopeSchema.parse({ campaign }).campaign).toEqual({})
  })
})

it('nobody fills in the form in less than three seconds', () => expect(MINIMUM_FILL_TIME_MS).toBe(3000))

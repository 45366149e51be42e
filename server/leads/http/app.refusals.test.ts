/** Which requests are refused, and what their senders are told. */
import { describe, expect, it, vi } from 'vitest'
import { TEST_WORDS } from '#src/demoForm/requestWords.testing.ts'
import { openServiceForEachTest } from './app.testing.ts'

const { service, serve, post, send, formBody, sendForm } = openServiceForEachTest()

describe('a request that is refused', () => {
  it.each([
    ['from elsewhere', () => send({}, { origin: 'https://evil.example' }), /the form’s own page/],
    ['too large', () => post('x'.repeat(66_000)), /longer than .* \(64 KB\)/],
    ['of another type', () => post('<a/>', { 'content-type': 'text/xml' }), /Send JSON or a form/],
    ['unreadable', () => post('{'), /could not be read/],
    ['with wrong fields', () => send({ email: 'nobody' }), /Some fields/],
  ])('%s is told why', async (_, request, sentence) =>
    expect(((await (await request()).json()) as { error: string }).error).toMatch(sentence),
  )
  it('gets errors by field, and a form keeps what was typed', async () => {
    const response = await send({ email: 'nobody', employees: '0', consent: false })
    expect(response.status).toBe(422)
    expect(Object.keys(((await response.json()) as { errors: object }).errors).sort()).toEqual(['consent', 'email', 'employees'])
    const form = await sendForm({ email: 'nobody' })
    expect(form.status).toBe(422)
    expect(await form.text()).toMatch(/"kind":"errors".*"values":{"name":"Ana Duarte"/)
  })
  it.each([
    ['too large', () => post(`{"message":"${'x'.repeat(66_000)}"}`), 413],
    ['ten megabytes', () => post('x'.repeat(10_000_000)), 413],
    ['of another type', () => post('<a/>', { 'content-type': 'text/xml' }), 415],
    ['without a type', () => post('{}', { 'content-type': '' }), 415],
    ['no JSON', () => post('{'), 400],
    ['an array', () => post('[]'), 400],
    ['null', () => post('null'), 400],
    ['invalid UTF-8', () => post(new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])), 400],
    ['deep JSON', () => post(`${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`), 422],
    ['wrong types', () => send({ name: { a: 1 }, email: ['x'], employees: {}, message: 7 }), 422],
    ['NUL in a name', () => send({ name: 'Ana\u0000' }), 422],
    ['header injection in the name', () => send({ name: 'Ana\r\nBcc: all@evil.example' }), 422],
    ['header injection in the address', () => send({ email: 'ana@plant.example\nBcc: all@evil.example' }), 422],
    ['no industry', () => send({ industry: '' }), 422],
    ['a fraction of an employee', () => send({ employees: '1.5' }), 422],
    ['from another origin', () => send({}, { origin: 'https://evil.example' }), 403],
    ['from a null origin', () => send({}, { origin: 'null' }), 403],
    ['cross-site by the browser’s word', () => send({}, { 'sec-fetch-site': 'cross-site' }), 403],
  ])('%s', async (_, request, status) => {
    expect((await request()).status).toBe(status)
    expect(await service.store.listLeads()).toHaveLength(0)
  })
  it('passes from its own origin', async () => expect((await send({}, { origin: 'https://form.example' })).status).toBe(201))
  it('as a form says so as a page that keeps what was typed, whatever the reason', async () => {
    const tooLarge = await sendForm({ message: 'x'.repeat(66_000) })
    expect([tooLarge.status, await tooLarge.text()]).toEqual([413, expect.stringContaining('page:{"kind":"problem"')])
    serve({ perAddress: 1, overall: 100 })
    await sendForm()
    const tooOften = await sendForm({ name: 'Typed in vain' })
    expect([tooOften.status, await tooOften.text()]).toEqual([429, expect.stringMatching(/"kind":"problem".*"name":"Typed in vain"/)])
  })
  it('as a form, up to the largest that is taken, when it comes too often', async () => {
    serve({ perAddress: 0, overall: 100 })
    const rest = 64 * 1024 - formBody({ message: '' }).length
    const tooOften = await sendForm({ message: 'x'.repeat(rest) })
    expect(await tooOften.text()).toContain('"name":"Ana Duarte"')
  })
  it.each([
    ['JSON', 'application/json', '20'],
    ['a form that says it is too large', 'application/x-www-form-urlencoded', '65537'],
    ['a form that does not say how long it is', 'application/x-www-form-urlencoded', undefined],
  ])('is not even read when it comes too often: %s', async (_, type, length) => {
    serve({ perAddress: 0, overall: 100 })
    const pull = vi.fn((controller: ReadableStreamDefaultController) => controller.close())
    const body = new ReadableStream({ pull }, { highWaterMark: 0 })
    const headers = { 'content-type': type, ...(length ? { 'content-length': length } : {}) }
    const response = await service.app.request('http://form.example/api/leads', {
      method: 'POST',
      body,
      headers,
      duplex: 'half',
    } as RequestInit)
    expect([response.status, await response.text()]).toEqual([
      429,
      expect.stringMatching(/Too many requests\. Wait 60 seconds, or call \(555\)/),
    ])
    expect(pull).not.toHaveBeenCalled()
  })
  it('gets the texts of the build that is served now', async () => {
    let words = TEST_WORDS
    serve(undefined, { words: () => words })
    const toldOfName = async () => ((await (await send({ name: '' })).json()) as { errors: { name: string } }).errors.name
    expect(await toldOfName()).toBe(TEST_WORDS.errors.noName)
    words = { ...TEST_WORDS, errors: { ...TEST_WORDS.errors, noName: 'Your name, please.' } }
    expect(await toldOfName()).toBe('Your name, please.')
  })
  it('gets plain text if its form page cannot be drawn', async () => {
    serve(undefined, { drawPage: () => Promise.reject(new Error('no page')) })
    const response = await sendForm({ email: 'nobody' })
    expect([response.status, await response.text()]).toEqual([422, 'Some fields need another look.'])
  })
  it('costs no more than the form has fields', async () => {
    const many = Array.from({ length: 3000 }, (_, index) => `f${index}=1`).join('&')
    expect((await post(many, { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(400)
    const seen: object[] = []
    serve(undefined, { drawPage: async (outcome) => String(seen.push(outcome)) })
    await sendForm({ email: 'nobody', extra: 'x', utm_source: 'fair' })
    expect(Object.keys((seen[0] as { values: object }).values).toSorted()).toEqual([
      'company',
      'consent',
      'currentTool',
      'email',
      'employees',
      'industry',
      'message',
      'name',
      'phone',
      'topic',
    ])
  })
  it('up to exactly 64 KB is read', async () => {
    const exact = (size: number) => `{"message":"${'x'.repeat(size - 14)}"}`
    expect((await post(exact(64 * 1024))).status).toBe(422)
    expect((await post(exact(64 * 1024 + 1))).status).toBe(413)
  })
  it('is none whose fields are as long as they may be, in whatever language', async () => {
    // Three bytes each, and nine characters in a form's body.
    const longest = { name: '語'.repeat(120), company: '語'.repeat(160), currentTool: '語'.repeat(200), message: '語'.repeat(4000) }
    expect([(await sendForm(longest)).status, (await send(longest)).status]).toEqual([201, 201])
    expect((await service.store.listLeads()).map(({ message }) => message.length)).toEqual([4000, 4000])
  })
  it('does not use up the overall bound', async () => {
    serve({ perAddress: 100, overall: 2 })
    for (let count = 0; count < 5; count++) expect((await send({ email: 'nobody' })).status).toBe(422)
    expect((await send({ idempotencyKey: 'key-00000051' })).status).toBe(201)
    expect((await send({ idempotencyKey: 'key-00000052' })).status).toBe(201)
    expect((await send({ idempotencyKey: 'key-00000053' })).status).toBe(429)
  })
  it('for its frequency: 429 with Retry-After, per address and overall', async () => {
    serve({ perAddress: 2, overall: 100 })
    for (const key of ['key-00000011', 'key-00000012']) expect((await send({ idempotencyKey: key })).status).toBe(201)
    const response = await send({ idempotencyKey: 'key-00000013' })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBe(60)
    service.time += 60_000
    expect((await send({ idempotencyKey: 'key-00000013' })).status).toBe(201)
  })
})

/** What becomes of a request: it is stored once, or waits in quarantine. */
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, vi } from 'vitest'
import { MINIMUM_FILL_TIME_MS, TRAP_FIELD } from '#src/demoForm/demoRequest.ts'
import { GOOD_REQUEST, openServiceForEachTest } from './app.testing.ts'

const { service, serve, send, sendForm } = openServiceForEachTest()

describe('a good request', () => {
  it('is acknowledged with a reference once it is on disk', async () => {
    const response = await send()
    expect(response.status).toBe(201)
    const { reference } = (await response.json()) as { reference: string }
    expect(reference).toMatch(/^PP-[2-9A-Z]{8}$/)
    const onDisk = new DatabaseSync(service.file, { readOnly: true })
    expect(onDisk.prepare('SELECT email, employees, message FROM leads WHERE reference = ?').get(reference)).toEqual({
      email: GOOD_REQUEST.email,
      employees: 420,
      message: GOOD_REQUEST.message,
    })
    onDisk.close()
    expect(await service.store.findLead(reference)).toMatchObject({ campaign: { utm_source: 'fair' }, topic: 'security-documentation' })
  })
  it('sent again with a corrected phone number corrects the lead', async () => {
    const first = (await (await send()).json()) as { reference: string }
    const second = await send({ phone: '312 555 0199' })
    expect([second.status, await second.json()]).toEqual([201, first])
    expect(await service.store.findLead(first.reference)).toMatchObject({
      phone: '312 555 0199',
      revisions: [{ body: { phone: GOOD_REQUEST.phone } }],
    })
  })
  it('sent twice is stored once, with the same reference', async () => {
    const [first, second] = await Promise.all([send(), send()])
    expect(((await first.json()) as { reference: string }).reference).toBe(((await second.json()) as { reference: string }).reference)
    expect(await service.store.listLeads()).toHaveLength(1)
    expect((await service.store.countByState()).waiting).toBe(1)
  })
  it('works as a plain form post, once', async () => {
    const response = await sendForm()
    expect([response.status, response.headers.get('content-type')]).toEqual([201, 'text/html; charset=UTF-8'])
    expect(await response.text()).toMatch(/page:{"kind":"sent","reference":"PP-/)
    await sendForm()
    expect(await service.store.listLeads()).toHaveLength(1)
  })
})

describe('after a request', () => {
  it('delivery starts if it was stored, but not if it is in quarantine or was refused', async () => {
    const onStored = vi.fn()
    serve(undefined, { onStored })
    await send({ [TRAP_FIELD]: 'x' })
    await send({ email: 'nobody', idempotencyKey: 'key-00000041' })
    expect(onStored).not.toHaveBeenCalled()
    await send({ idempotencyKey: 'key-00000042' })
    expect(onStored).toHaveBeenCalledOnce()
  })
  it('the visitor gets a plain confirmation if the confirmation page cannot be drawn', async () => {
    serve(undefined, { drawPage: () => Promise.reject(new Error('no page')) })
    const response = await sendForm()
    const [lead] = await service.store.listLeads()
    expect([response.status, await response.text()]).toEqual([201, expect.stringContaining(lead?.reference ?? 'no lead')])
  })
})

it('the leads service keeps HTML as inert text', async () => {
  const company = '<script>alert(1)</script>'
  const response = await send({ company })
  const { reference } = (await response.json()) as { reference: string }
  expect(await service.store.findLead(reference)).toMatchObject({ company })
})

describe('what looks like a program is answered like success and stored in quarantine', () => {
  it.each([
    ['the hidden field', { [TRAP_FIELD]: 'http://spam.example' }, 'honeypot'],
    ['too fast', { elapsed: MINIMUM_FILL_TIME_MS - 1 }, 'too-fast'],
    ['at once', { elapsed: 0 }, 'too-fast'],
    ['no sensible time', { elapsed: 'x' }, 'odd-clock'],
    ['a clock that ran backwards', { elapsed: -5000 }, 'odd-clock'],
  ])('%s', async (_, change, reason) => {
    const response = await send(change)
    expect(response.status).toBe(201)
    const { reference } = (await response.json()) as { reference: string }
    expect(await service.store.listQuarantined()).toMatchObject([
      { reference, email: GOOD_REQUEST.email, quarantine: { reason, releasedAt: null } },
    ])
    expect(await service.store.listLeads()).toHaveLength(0)
    expect((await service.store.countByState()).waiting).toBe(0)
  })
  it('until somebody releases it: then it is delivered', async () => {
    await send({ [TRAP_FIELD]: 'x' })
    const [caught] = await service.store.listQuarantined()
    expect(await service.store.release(caught?.reference ?? '', ['webhook'])).toBe(true)
    expect(await service.store.release(caught?.reference ?? '', ['webhook'])).toBe(false)
    expect([
      await service.store.listLeads(),
      await service.store.listQuarantined(),
      (await service.store.countByState()).waiting,
    ]).toMatchObject([[{ email: GOOD_REQUEST.email }], [], 1])
  })
  it('until it comes again like a person’s, under the same key', async () => {
    const references = [await send({ elapsed: 10 }), await send()].map(
      async (response) => ((await response.json()) as { reference: string }).reference,
    )
    expect(await references[0]).toBe(await references[1])
    expect(await service.store.listQuarantined()).toHaveLength(0)
    expect((await service.store.countByState()).waiting).toBe(1)
  })
  it('but gets errors for wrong fields like any other request', async () => {
    expect((await send({ [TRAP_FIELD]: 'x', email: 'nobody' })).status).toBe(422)
  })
})

it('the leads service reports on /healthz that the store answers', async () => {
  const health = await service.app.request('http://form.example/healthz')
  expect([health.status, await health.text()]).toEqual([200, 'ok\n'])
})

it('the leads service keeps the idempotency keys of senders apart from the keys derived from contents', async () => {
  await sendForm()
  const [row] = await service.database.read('SELECT idempotency_key AS key FROM leads')
  await send({ idempotencyKey: String(row?.key), message: 'overwritten' })
  expect((await service.store.listLeads()).map(({ message }) => message)).toEqual(['overwritten', GOOD_REQUEST.message])
})

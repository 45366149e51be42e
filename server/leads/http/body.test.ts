import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { type BodyReading, isFormPost, readBody } from './body.ts'

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

/** Reads a body with a content type. */
async function read(type: string | undefined, body: BodyInit): Promise<BodyReading> {
  let reading: BodyReading | undefined
  const app = new Hono().post('/', async (context) => {
    reading = await readBody(context)
    return context.body(null)
  })
  // A body of bytes brings no type of its own.
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const { status } = await app.request('/', {
    method: 'POST',
    body: bytes,
    ...(type === undefined ? {} : { headers: { 'content-type': type } }),
  })
  if (reading === undefined) throw new Error(`answered ${status}`)
  return reading
}
const fieldsOf = (reading: BodyReading) => (reading.kind === 'read' ? reading.fields : reading)
const pairs = (count: number) => Array.from({ length: count }, (_, index) => `f${index}=1`)

describe('the type of a body', () => {
  it.each([
    [JSON_TYPE, false],
    ['Application/JSON ; charset=UTF-8', false],
    [`${FORM};charset=utf-8`, true],
    [`${FORM.toUpperCase()} ; x`, true],
  ])('%s is taken, as a form: %s', async (type, isForm) =>
    expect(await read(type, '{"name":"Ana"}')).toEqual({ kind: 'read', fields: isForm ? { campaign: {} } : { name: 'Ana' } }),
  )
  it.each([['multipart/form-data'], ['text/plain'], ['application/json-patch+json'], [''], [undefined]])('%s is refused', async (type) =>
    expect(await read(type, '{}')).toMatchObject({ kind: 'unreadable', status: 415 }),
  )
  it('decides whether the response is a page', async () => {
    const app = new Hono().post('/', (context) => context.json(isFormPost(context)))
    const isForm = async (type: string) => (await app.request('/', { method: 'POST', headers: { 'content-type': type } })).json()
    expect([await isForm(FORM), await isForm(JSON_TYPE)]).toEqual([true, false])
  })
})

describe('what cannot be read', () => {
  it.each([
    ['JSON that breaks off', JSON_TYPE, '{"name":'],
    ['a number', JSON_TYPE, '7'],
    ['a text', JSON_TYPE, '"name"'],
    ['true', JSON_TYPE, 'true'],
    ['null', JSON_TYPE, 'null'],
    ['a list', JSON_TYPE, '[{"name":"Ana"}]'],
    // Without the refusal it would be stored as "Jos\ufffd".
    ['JSON in Latin-1', JSON_TYPE, new Uint8Array([...'{"name":"Jos'].map((letter) => letter.charCodeAt(0)).concat(0xe9, 0x22, 0x7d))],
    ['a form in Latin-1', FORM, new Uint8Array([...'name=Jos'].map((letter) => letter.charCodeAt(0)).concat(0xe9))],
    ['a form with more than a hundred fields', FORM, pairs(101).join('&')],
  ])('%s', async (_, type, body) => expect(await read(type, body)).toMatchObject({ kind: 'unreadable', status: 400 }))
})

describe('what is read', () => {
  it('is the fields that were sent, and no others', async () => {
    const json = fieldsOf(await read(JSON_TYPE, JSON.stringify({ name: 'Ana', evil: 'x', constructor: 'x' })))
    expect(Object.keys(json)).toEqual(['name'])
    const form = fieldsOf(await read(FORM, 'name=Ana&evil=x'))
    expect(Object.keys(form).toSorted()).toEqual(['campaign', 'name'])
  })
  it('of a form, the campaign from its allowed names, and never from a field of that name', async () => {
    expect(fieldsOf(await read(FORM, 'campaign=x&utm_source=fair&evil=x'))).toEqual({ campaign: { utm_source: 'fair' } })
  })
  it('with as many fields as a form of ours could have', async () => {
    expect(fieldsOf(await read(FORM, [...pairs(99), 'name=Ana'].join('&')))).toMatchObject({ name: 'Ana' })
  })
  it.each([
    [100, 100],
    [101, 0],
  ])('of a campaign with %i entries %i are looked at', async (sent, kept) => {
    const campaign = Object.fromEntries(pairs(sent).map((pair) => pair.split('=')))
    const { campaign: entries = {} } = fieldsOf(await read(JSON_TYPE, JSON.stringify({ campaign }))) as { campaign?: object }
    expect(Object.keys(entries)).toHaveLength(kept)
  })
  it.each([[null], ['x'.repeat(200)]])('an invalid campaign (%j) is passed on for the schema to refuse', async (campaign) =>
    expect(fieldsOf(await read(JSON_TYPE, JSON.stringify({ campaign })))).toEqual({ campaign }),
  )
})

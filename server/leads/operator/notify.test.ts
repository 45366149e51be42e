import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTransport } from 'nodemailer'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { signText } from '../delivery/webhook.ts'
import { createMailNotifier, createWebhookNotifier } from './notify.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('notices', () => {
  it.each(['sales@site.example', 'leads@mail.example'])('go by email from %s to the operator', async (from) => {
    const transport = createTransport({ jsonTransport: true })
    const sending = vi.spyOn(transport, 'sendMail')
    await createMailNotifier(transport, { from, to: 'sales@site.example' })({ kind: 'digest', subject: 'S', text: 'T' })
    expect(sending.mock.calls[0]?.[0]).toEqual({ from, to: 'sales@site.example', subject: 'S', text: 'T' })
  })
  it.each([503, 302])('that the receiver does not take (%i) are not sent', async (status) => {
    const receiver = createServer((_, response) => void response.writeHead(status, { Location: '/elsewhere' }).end()).listen(0)
    const notify = createWebhookNotifier(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`, 'secret')
    const notice = { kind: 'alert', subject: 'S', text: 'T' } as const
    await expect(notify(notice)).rejects.toMatchObject({ kind: `HTTP ${status}`, message: `the receiver answered ${status}` })
    receiver.close()
  })
  it('go by webhook, signed, and marked so that they are not taken for leads', async () => {
    const receivedRequest = Promise.withResolvers<{ headers: Record<string, unknown>; body: string }>()
    const receiver = createServer((asked, response) => {
      let body = ''
      asked.on('data', (data) => (body += data))
      asked.on('end', () => {
        response.writeHead(204).end()
        receivedRequest.resolve({ headers: asked.headers, body })
      })
    }).listen(0)
    await createWebhookNotifier(
      `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
      'secret',
    )({ kind: 'alert', subject: 'S', text: 'T' })
    const { headers, body } = await receivedRequest.promise
    receiver.close()
    const seconds = /^t=(\d+)/.exec(String(headers['x-signature']))?.[1]
    expect(headers).toMatchObject({
      'x-event': 'alert',
      'x-signature': `t=${seconds},v1=${await signText(`${seconds}.${body}`, 'secret')}`,
    })
    expect(JSON.parse(body)).toEqual({ type: 'alert', subject: 'S', text: 'T' })
  })
})

import { createTransport } from 'nodemailer'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LEAD_FIELDS, type Lead } from '../lead.ts'
import { DEMO_REQUEST } from '../store/store.testing.ts'
import { createFailure } from './deliveryError.ts'
import { createMailSender, createSmtpOptions } from './mail.ts'
import { type MailServer, startMailServer } from './mailServer.testing.ts'

const lead: Lead = { ...DEMO_REQUEST, reference: 'PP-ABCDEFGH', receivedAt: '2026-11-21T08:00:00.000Z', campaign: {}, revision: 1 }
/** The addresses without LEAD_MAIL_FROM. */
const ADDRESSES = { from: 'sales@site.example', to: 'sales@site.example' }
const signal = AbortSignal.timeout(60_000)
let mail: MailServer
afterEach(() => mail?.close())
const mailServer = async (reply?: (command: string) => string | undefined) => {
  mail = await startMailServer(reply)
  return mail
}

describe('an email', () => {
  it('has visitors’ words in its body and in Reply-To only', async () => {
    const { messages, url } = await mailServer()
    const transport = createTransport(createSmtpOptions(url))
    const hostile = { ...lead, name: 'Ana "x" <evil@evil.example>\r\nBcc: all@evil.example', company: 'Sub\r\nSubject: hacked' }
    await createMailSender(transport, ADDRESSES).send(hostile, signal)
    transport.close()
    const [head = '', body = ''] = messages[0]?.split('\r\n\r\n') ?? []
    const unfolded = head.replace(/\r\n\s+/g, ' ').split('\r\n')
    expect(unfolded).toContain('Subject: Demo request PP-ABCDEFGH')
    expect(unfolded).toContain('From: sales@site.example')
    expect(unfolded).toContain('To: sales@site.example')
    expect(unfolded).toContain('Message-ID: <PP-ABCDEFGH.1@site.example>')
    expect(unfolded.filter((line) => /^(Bcc|Subject):/i.test(line))).toHaveLength(1)
    expect(unfolded.find((line) => line.startsWith('Reply-To:'))).toContain('<ana@plant.example>')
    expect(body).toContain('Two sites,')
  })
  it('has a line for each field of the form', async () => {
    const { messages, url } = await mailServer()
    const transport = createTransport(createSmtpOptions(url))
    // Quoted-printable ends a line with "=". The values stand alone, so that they are found.
    const marked = Object.fromEntries(
      LEAD_FIELDS.map(({ column, field }, index) => [field, field === 'employees' ? 900 + index : `v-${column}`]),
    )
    await createMailSender(transport, ADDRESSES).send({ ...lead, ...marked }, signal)
    transport.close()
    const [, body = ''] = messages[0]?.split('\r\n\r\n') ?? []
    const missing = LEAD_FIELDS.filter(({ field }) => !body.includes(String(marked[field])))
    expect(missing).toEqual([])
  })
  it('has one line for each, with a dash for what was left empty', async () => {
    const sending = vi.fn(async (_: { text: string }) => {})
    const close = vi.fn()
    const sender = createMailSender({ sendMail: sending, close } as unknown as Parameters<typeof createMailSender>[0], ADDRESSES)
    await sender.send({ ...lead, message: 'Two sites.' }, signal)
    const lines = sending.mock.calls[0]?.[0].text.split('\n')
    expect(lines).toEqual(expect.arrayContaining(['Reference: PP-ABCDEFGH', 'Hourly employees: 420', 'Topic: –', 'Message: Two sites.']))
    // The reference and the time precede the fields, and the campaign follows them.
    expect(lines).toHaveLength(2 + LEAD_FIELDS.length + 2)
    expect(lines?.slice(-2)).toEqual(['Landing page: –', 'Campaign: –'])
    sender.close?.()
    expect(close).toHaveBeenCalledOnce()
  })
  it('says what brought the visitor, in one line each whatever an address contained', async () => {
    const sending = vi.fn(async (_: { text: string }) => {})
    const sender = createMailSender({ sendMail: sending, close: vi.fn() } as unknown as Parameters<typeof createMailSender>[0], ADDRESSES)
    const campaign = { utm_source: 'fair & co', landing: '/industries/manufacturing', utm_campaign: 'a\nName: b' }
    await sender.send({ ...lead, campaign }, signal)
    expect(sending.mock.calls[0]?.[0].text.split('\n').slice(-2)).toEqual([
      'Landing page: /industries/manufacturing',
      'Campaign: utm_source=fair+%26+co&utm_campaign=a%0AName%3A+b',
    ])
  })
  it('comes from an address that the mail server may send for, where the operator has set one', async () => {
    const { commands, messages, url } = await mailServer()
    const sender = createMailSender(createTransport(createSmtpOptions(url)), { from: 'leads@mail.example', to: 'sales@site.example' })
    await sender.send(lead, signal)
    sender.close?.()
    // Relays check the envelope, receivers the head. A Message-ID of a foreign domain looks forged.
    expect(commands.map((command) => command.replace(/>.*/, '>'))).toEqual(
      expect.arrayContaining(['MAIL FROM:<leads@mail.example>', 'RCPT TO:<sales@site.example>']),
    )
    expect(messages[0]?.split('\r\n')).toEqual(
      expect.arrayContaining(['From: leads@mail.example', 'To: sales@site.example', 'Message-ID: <PP-ABCDEFGH.1@mail.example>']),
    )
  })
  it('of a correction says so', async () => {
    const { messages, url } = await mailServer()
    const transport = createTransport(createSmtpOptions(url))
    await createMailSender(transport, ADDRESSES).send({ ...lead, revision: 3 }, signal)
    transport.close()
    expect(messages[0]).toContain('Subject: Demo request PP-ABCDEFGH (correction 2)')
    expect(messages[0]).toContain('PP-ABCDEFGH.3@site.example')
  })
  it('that is refused fails with the server’s code', async () => {
    const { url } = await mailServer((command) => (command.startsWith('RCPT') ? '451 try later' : undefined))
    const sender = createMailSender(createTransport(createSmtpOptions(url)), ADDRESSES)
    const error = await sender.send(lead, signal).catch((reason: unknown) => reason)
    sender.close?.()
    expect(createFailure(error).kind).toBe('SMTP 451')
  })
  it('goes through one connection after another, not through a new one each time', async () => {
    const { commands, url } = await mailServer()
    const sender = createMailSender(createTransport(createSmtpOptions(url)), ADDRESSES)
    for (let count = 0; count < 3; count++) await sender.send(lead, signal)
    sender.close?.()
    expect(commands.filter((command) => command.startsWith('EHLO'))).toHaveLength(1)
  })
})

describe('the connection', () => {
  it('must be encrypted, unless the server is this machine', async () => {
    const required = (url: string) => createSmtpOptions(url).requireTLS
    expect(required('smtp://mail.example:587')).toBe(true)
    // The connection is encrypted from its first byte, so STARTTLS is not needed.
    expect(required('smtps://mail.example:465')).toBe(false)
    expect(required('smtp://localhost.evil.example:587')).toBe(true)
    for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]']) expect(required(`smtp://${host}:25`)).toBe(false)
    const { messages, url } = await mailServer((command) => (command === 'STARTTLS' ? '502 unknown' : undefined))
    const sender = createMailSender(createTransport({ ...createSmtpOptions(url), requireTLS: true }), ADDRESSES)
    await expect(sender.send(lead, signal)).rejects.toThrow(/STARTTLS/i)
    sender.close?.()
    expect(messages).toEqual([])
  })
  it('is limited in each of its steps to less than an attempt', () => {
    const { dnsTimeout, connectionTimeout, greetingTimeout, socketTimeout } = createSmtpOptions('smtps://mail.example')
    for (const time of [dnsTimeout, connectionTimeout, greetingTimeout, socketTimeout]) {
      expect(time).toBeGreaterThan(0)
      expect(time).toBeLessThan(9000)
    }
  })
})

import type { Transporter } from 'nodemailer'
import { isLoopback } from '#src/lib/anywhere/addresses/loopback.ts'
import { describeCampaign, LEAD_FIELDS, type Lead } from '../lead.ts'
import type { Sender } from './delivery.ts'

const LINES: [label: string, value: (lead: Lead) => string | number][] = [
  ['Reference', (lead) => lead.reference],
  ['Received', (lead) => lead.receivedAt],
  ...LEAD_FIELDS.map(({ field, label }): (typeof LINES)[number] => [label, (lead) => lead[field]]),
  ['Landing page', ({ campaign }) => describeCampaign(campaign).landingPage],
  ['Campaign', ({ campaign }) => describeCampaign(campaign).parameters],
]

/** Sender and recipient of emails. They are the same address unless the operator sets LEAD_MAIL_FROM. */
export type MailAddresses = { from: string; to: string }

/** Simultaneous connections to the mail server. */
const MAIL_CONNECTIONS = 3

/** @returns settings for nodemailer: a pool with timeouts. STARTTLS is required unless the server is this machine. */
export function createSmtpOptions(url: string) {
  const { hostname, protocol } = new URL(url)
  return {
    url,
    pool: true as const,
    maxConnections: MAIL_CONNECTIONS,
    dnsTimeout: 4000,
    connectionTimeout: 4000,
    greetingTimeout: 4000,
    socketTimeout: 8000,
    requireTLS: protocol === 'smtp:' && !isLoopback(hostname),
  }
}

/** Sends a lead as plain text. Visitors' words appear only in the body and in Reply-To, never in the subject. */
export function createMailSender(transport: Pick<Transporter, 'sendMail' | 'close'>, { from, to }: MailAddresses): Sender {
  return {
    concurrency: MAIL_CONNECTIONS,
    close: () => transport.close(),
    async send(lead) {
      const text = LINES.map(([label, value]) => `${label}: ${String(value(lead)) || '–'}`).join('\n')
      const correction = lead.revision > 1 ? ` (correction ${lead.revision - 1})` : ''
      await transport.sendMail({
        from,
        to,
        replyTo: { name: lead.name, address: lead.email },
        subject: `Demo request ${lead.reference}${correction}`,
        // Mail programs show two messages with one id once.
        messageId: `<${lead.reference}.${lead.revision}@${from.split('@').at(-1)}>`,
        text,
      })
    },
  }
}

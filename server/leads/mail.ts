import type { Transporter } from 'nodemailer'
import type { Sender } from './delivery.ts'
import type { Lead } from './store.ts'

const LABELS: [keyof Lead, string][] = [
  ['reference', 'Reference'],
  ['receivedAt', 'Received'],
  ['name', 'Name'],
  ['company', 'Company'],
  ['email', 'E-mail'],
  ['phone', 'Phone'],
  ['industry', 'Industry'],
  ['employees', 'Hourly employees'],
  ['currentTool', 'Uses today'],
  ['topic', 'Topic'],
  ['message', 'Message'],
]

/** Sends a lead as plain text. Visitors' words stand in the body and in Reply-To only, never in the subject. */
export function mailSender(transport: Pick<Transporter, 'sendMail'>, to: string): Sender {
  return async (lead) => {
    const text = LABELS.map(([field, label]) => `${label}: ${String(lead[field]) || '–'}`).join('\n')
    await transport.sendMail({
      from: to,
      to,
      replyTo: { name: lead.name, address: lead.email },
      subject: `Demo request ${lead.reference}`,
      text,
    })
  }
}

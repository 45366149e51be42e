/** Sends messages to the operator, over the same channels that carry leads. Nothing in them is personal. */
import type { Transporter } from 'nodemailer'
import { DeliveryRefused } from '../delivery/deliveryError.ts'
import type { MailAddresses } from '../delivery/mail.ts'
import { postSigned } from '../delivery/webhook.ts'
import type { DeliveryChannel } from '../lead.ts'
import type { NoticeKind } from './operatorSentences.ts'

export type OperatorNotice = { kind: NoticeKind; subject: string; text: string }
export type Notify = (notice: OperatorNotice) => Promise<void>
export type Notifiers = Partial<Record<DeliveryChannel, Notify>>

const RESPONSE_TIMEOUT_MS = 9000

/** Subjects contain no visitor's words. */
export function createMailNotifier(transport: Pick<Transporter, 'sendMail'>, { from, to }: MailAddresses): Notify {
  return async ({ subject, text }) => {
    await transport.sendMail({ from, to, subject, text })
  }
}

/**
 * Posts `{ "type": "alert", … }`, signed like leads. `X-Event` distinguishes it from a lead before the body is read.
 * @throws DeliveryRefused if the receiver does not accept it
 */
export function createWebhookNotifier(url: string, secret: string): Notify {
  return async ({ kind, subject, text }) => {
    const body = JSON.stringify({ type: kind, subject, text })
    const response = await postSigned({ url, secret }, body, { 'X-Event': kind }, AbortSignal.timeout(RESPONSE_TIMEOUT_MS))
    if (!response.ok) throw new DeliveryRefused(`HTTP ${response.status}`, `the receiver answered ${response.status}`)
  }
}

import type { Context } from 'hono'
import {
  createDemoRequestSchema,
  type Envelope,
  envelopeSchema,
  fieldErrorsOf,
  MINIMUM_FILL_TIME_MS,
  TRAP_FIELD,
} from '#src/demoForm/demoRequest.ts'
import type { RequestWords } from '#src/demoForm/requestWords.ts'
import { oncePerInput } from '#src/lib/anywhere/cache/oncePerInput.ts'
import type { DeliveryChannel, QuarantineReason } from '../lead.ts'
import type { LeadStore } from '../store/leadStore.ts'
import { readBody } from './body.ts'
import type { Responses } from './responses.ts'

export type ReceivingOptions = {
  store: Pick<LeadStore, 'add'>
  channels: DeliveryChannel[]
  /** The words of the build that is served now. */
  words: () => RequestWords
  /** Called after a lead has been stored, to start deliveries. Never awaited. */
  onStored?: (context: Context) => void
}

/** @returns why a request looks automated, or null */
function findQuarantineReason({ [TRAP_FIELD]: trapped, elapsed }: Envelope): QuarantineReason | null {
  if (trapped !== '') return 'honeypot'
  if (elapsed === undefined) return null
  if (elapsed < 0) return 'odd-clock'
  return elapsed < MINIMUM_FILL_TIME_MS ? 'too-fast' : null
}

/**
 * @param options what the service has assembled
 * @returns a function that reads a request, checks it against the form's own schema and stores it. It confirms only what is stored
 * @throws StoreUnavailable
 */
export function createReceiver({ store, channels, words, onStored }: ReceivingOptions, { refuse, confirm }: Responses) {
  // Kept for the words of a build, because creating a schema takes a hundred times as long as using it.
  const schemaOf = oncePerInput(createDemoRequestSchema)
  return async (context: Context): Promise<Response> => {
    const body = await readBody(context)
    if (body.kind === 'unreadable') return refuse(context, body)
    const { fields } = body
    const { errors, answers } = words()
    const { success, data: request, error } = schemaOf(errors).safeParse(fields)
    if (!success) return refuse(context, { status: 422, text: answers.wrongFields, fields, errors: fieldErrorsOf(error) })
    const envelope = envelopeSchema.parse(fields)
    const { reference, isQuarantined } = await store.add(
      {
        requestId: context.get('requestId'),
        request,
        campaign: envelope.campaign,
        key: envelope.idempotencyKey ?? null,
        quarantineReason: findQuarantineReason(envelope),
      },
      channels,
    )
    if (!isQuarantined) onStored?.(context)
    return confirm(context, reference)
  }
}

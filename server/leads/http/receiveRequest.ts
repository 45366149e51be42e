import type { Context } from 'hono'
import {
  createDemoRequestSchema,
  type DemoRequestSchema,
  type Envelope,
  envelopeSchema,
  fieldErrorsOf,
  MINIMUM_FILL_TIME_MS,
  TRAP_FIELD,
} from '#src/demoForm/demoRequest.ts'
import type { ErrorWords, RequestWords } from '#src/demoForm/requestWords.ts'
import type { DeliveryChannel, QuarantineReason } from '../lead.ts'
import type { EventLog } from '../log.ts'
import type { LeadStore } from '../store/leadStore.ts'
import { StoreUnavailable } from '../store/sqlDatabase.ts'
import { readBody } from './body.ts'
import type { Responses } from './responses.ts'

export type ReceivingOptions = {
  store: Pick<LeadStore, 'add'>
  channels: DeliveryChannel[]
  log: EventLog
  /** The words of the build that is served now. */
  words: () => RequestWords
  /** Called after a lead has been stored, to start deliveries. Never awaited. */
  onStored?: (context: Context) => void
}

let cachedSchema: { errors: ErrorWords; schema: DemoRequestSchema } | null = null

/** @returns the schema of requests. It is created once for the texts of a build, because creating a schema takes a hundred times as long as using it. */
function cachedSchemaOf(errors: ErrorWords): DemoRequestSchema {
  if (cachedSchema?.errors !== errors) cachedSchema = { errors, schema: createDemoRequestSchema(errors) }
  return cachedSchema.schema
}

/** @returns why a request looks automated, or null */
function findQuarantineReason({ [TRAP_FIELD]: trapped, elapsed }: Envelope): QuarantineReason | null {
  if (trapped !== '') return 'honeypot'
  if (elapsed === undefined) return null
  if (elapsed < 0) return 'odd-clock'
  return elapsed < MINIMUM_FILL_TIME_MS ? 'too-fast' : null
}

/** Reads a request, checks it against the form's own schema and stores it. @returns a confirmation only if it is stored */
export async function receiveRequest(
  context: Context,
  { store, channels, log, words, onStored }: ReceivingOptions,
  { refuse, confirm }: Responses,
): Promise<Response> {
  const body = await readBody(context)
  if (body.kind === 'unreadable') return refuse(context, body)
  const { errors, answers } = words()
  const parsedFields = cachedSchemaOf(errors).safeParse(body.fields)
  if (!parsedFields.success)
    return refuse(context, { status: 422, text: answers.wrongFields, body, errors: fieldErrorsOf(parsedFields.error) })
  const envelope = envelopeSchema.parse(body.fields)
  try {
    const storedLead = await store.add(
      {
        requestId: context.get('requestId'),
        request: parsedFields.data,
        campaign: envelope.campaign,
        key: envelope.idempotencyKey ?? null,
        quarantineReason: findQuarantineReason(envelope),
      },
      channels,
    )
    if (!storedLead.isQuarantined) onStored?.(context)
    return confirm(context, storedLead.reference, body)
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error
    log({ event: 'store.unavailable', error: error.message })
    context.header('Retry-After', '30')
    return refuse(context, { status: 503, text: answers.notNow, body })
  }
}

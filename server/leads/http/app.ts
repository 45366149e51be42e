/**
 * The leads service. It takes demo requests as JSON or as plain form posts, and confirms only what is stored. It runs on Node and on
 * Cloudflare Workers. No personal data goes into logs or into error responses.
 */
import { type Context, Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { services } from '#src/site/routes.ts'
import { createRequestId, type EventLog } from '../log.ts'
import { STORE_UNAVAILABLE_TEXT } from '../operator/operatorSentences.ts'
import type { LeadStore } from '../store/leadStore.ts'
import { createOriginGate, createRateGate, createSizeGate, type RateGateOptions } from './admission.ts'
import { createReceiver, type ReceivingOptions } from './receiver.ts'
import { createResponses, type DrawPage } from './responses.ts'

export type LeadsOptions = RateGateOptions &
  ReceivingOptions & {
    store: LeadStore
    log: EventLog
    /** For visitors without JavaScript. */
    drawPage: DrawPage
  }

/** @returns the app that takes demo requests and reports its health. Errors become responses, and are logged without personal data */
export function createLeadsApp(options: LeadsOptions): Hono {
  const responses = createResponses(options)
  const { refuse, fail } = responses
  const app = new Hono()
  // Always generate the request id. An id from the request's headers would put visitor input into the log.
  app.use(requestId({ headerName: '', generator: createRequestId }))
  app.onError((error, context) => fail(context, error))
  app.get(services.health, (context) => respondWithHealth(context, options.store))
  app.post(
    services.leads,
    createOriginGate(refuse),
    createRateGate(options, refuse),
    createSizeGate(options, refuse),
    createReceiver(options, responses),
  )
  return app
}

async function respondWithHealth(context: Context, store: LeadStore): Promise<Response> {
  try {
    await store.checkReadable()
    return context.text('ok\n')
  } catch {
    return context.text(`${STORE_UNAVAILABLE_TEXT}\n`, 503)
  }
}

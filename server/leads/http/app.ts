/**
 * The leads service. It takes demo requests as JSON or as plain form posts, and confirms only what is stored. It runs on Node and on
 * Cloudflare Workers. No personal data goes into logs or into error responses.
 */
import { type Context, Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { services } from '#src/site/routes.ts'
import { traceOf } from '../errorTrace.ts'
import { createRequestId } from '../log.ts'
import { STORE_UNAVAILABLE_TEXT } from '../operator/operatorSentences.ts'
import type { LeadStore } from '../store/leadStore.ts'
import { createOriginGate, createRateGate, createSizeGate, type RateGateOptions } from './admission.ts'
import { isFormPost } from './body.ts'
import { type ReceivingOptions, receiveRequest } from './receiveRequest.ts'
import { createRefusalLog } from './refusalLog.ts'
import { createResponses, type DrawPage } from './responses.ts'

export type LeadsOptions = RateGateOptions &
  ReceivingOptions & {
    store: LeadStore
    /** For visitors without JavaScript. */
    drawPage: DrawPage
  }

/** @returns the app that takes demo requests and reports its health. Errors become responses, and are logged without personal data */
export function createLeadsApp(options: LeadsOptions): Hono {
  const responses = createResponses(options, createRefusalLog(options.log))
  const { refuse } = responses
  const app = new Hono()
  // Always generate the request id. An id from the request's headers would put visitor input into the log.
  app.use(requestId({ headerName: '', generator: createRequestId }))
  app.onError((error, context) => respondToFault(error, context, options))
  app.get(services.health, (context) => respondWithHealth(context, options.store))
  app.post(services.leads, createOriginGate(refuse), createRateGate(options, refuse), createSizeGate(options, refuse), (context) =>
    receiveRequest(context, options, responses),
  )
  return app
}

function respondToFault(error: Error, context: Context, { words, log }: Pick<LeadsOptions, 'words' | 'log'>): Response {
  const request = context.get('requestId')
  log({ event: 'service.failed', what: 'request', request, ...traceOf(error) })
  // The error number is in the log, and visitors who call can read it out.
  const { fault, goBack } = words().answers
  const text = fillIn(fault, { error: request })
  // Without JavaScript the response replaces the page. The browser still has what was typed, one step back.
  return isFormPost(context) ? context.text(`${text} ${goBack}`, 500) : context.json({ error: text }, 500)
}

async function respondWithHealth(context: Context, store: LeadStore): Promise<Response> {
  try {
    await store.checkReadable()
    return context.text('ok\n')
  } catch {
    return context.text(`${STORE_UNAVAILABLE_TEXT}\n`, 503)
  }
}

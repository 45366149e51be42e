/** Checks that a request must pass before its body is read: its origin, how often its sender asks, and its length. */
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { RequestWords } from '#src/demoForm/requestWords.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { isFormPost, MAX_BODY_BYTES, readBody } from './body.ts'
import type { RateLimiter } from './rateLimit.ts'
import type { Responses } from './responses.ts'

type Refuse = Responses['refuse']
export type RateGateOptions = {
  limiter: RateLimiter
  /** Identifies the sender. */
  addressOf: (context: Context) => string
  /** The words of the build that is served now. */
  words: () => RequestWords
}

/** Compares hosts and not schemes, because behind a proxy that ends TLS the service sees plain HTTP. */
const isSameOrigin = (origin: string, host: string | undefined) => URL.canParse(origin) && new URL(origin).host === host

/** Refuses requests from other sites with status 403. */
export const createOriginGate =
  (refuse: Refuse): MiddlewareHandler =>
  async (context, next) => {
    const origin = context.req.header('origin')
    const isCrossOrigin = origin !== undefined && !isSameOrigin(origin, context.req.header('host'))
    if (isCrossOrigin || context.req.header('sec-fetch-site') === 'cross-site')
      return refuse(context, { status: 403, text: 'Requests come from the form’s own page.' })
    return next()
  }

/**
 * Runs before anything reads the body, because refusing a flood of requests must cost next to nothing. It reads one only to give a form
 * without JavaScript back with what was typed.
 */
export const createRateGate =
  ({ limiter, addressOf, words }: RateGateOptions, refuse: Refuse): MiddlewareHandler =>
  async (context, next) => {
    const decision = limiter.take(addressOf(context))
    if (decision.isAllowed) {
      await next()
      if (!context.res.ok) decision.giveBack()
      return
    }
    context.header('Retry-After', String(decision.retryAfter))
    // Without JavaScript the response replaces the form, so it must contain what was typed.
    const length = Number(context.req.header('content-length') ?? Number.POSITIVE_INFINITY)
    const body = isFormPost(context) && length <= MAX_BODY_BYTES ? await readBody(context) : undefined
    return refuse(context, {
      status: 429,
      text: fillIn(words().answers.tooOften, { seconds: decision.retryAfter }),
      fields: body?.fields,
    })
  }

/** Refuses a body of more than `MAX_BODY_BYTES` with status 413, before it is read as a whole. */
export const createSizeGate = ({ words }: Pick<RateGateOptions, 'words'>, refuse: Refuse): MiddlewareHandler =>
  bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (context) => refuse(context, { status: 413, text: fillIn(words().answers.tooLarge, { max: MAX_BODY_BYTES / 1024 }) }),
  })

/** Describes failed attempts in words that an operator can act on. */
import type { DeliveryFailure } from '../store/leadStoreData.ts'

/** The receiver answered with an error. */
export class DeliveryRefused extends Error {
  readonly kind: string
  /** @param kind "HTTP 503", "SMTP 451" */
  constructor(kind: string, text: string) {
    super(text)
    this.name = 'DeliveryRefused'
    this.kind = kind
  }
}

/** @returns the error with its causes ("fetch failed: connect ECONNREFUSED …"), and its kind without anything personal */
export function createFailure(error: unknown): DeliveryFailure {
  const chain: Error[] = []
  for (let cause = error; cause instanceof Error && chain.length < 5; cause = cause.cause ?? findFirstCause(cause)) chain.push(cause)
  if (chain.length === 0) return { text: String(error), kind: 'unknown' }
  const texts = chain.map(({ message, name }) => message || name)
  return {
    text: [...new Set(texts)].join(': '),
    kind: chain.map(findKind).findLast((kind) => kind !== null) ?? chain.at(-1)?.name ?? 'unknown',
  }
}

/** Connecting to a host with several addresses fails with one error for each. */
const findFirstCause = (error: Error): unknown => (error instanceof AggregateError ? error.errors[0] : undefined)

function findKind(error: Error): string | null {
  if (error instanceof DeliveryRefused) return error.kind
  if ('responseCode' in error && typeof error.responseCode === 'number') return `SMTP ${error.responseCode}`
  if ('code' in error && typeof error.code === 'string' && /^[A-Z][A-Z0-9_]{2,60}$/.test(error.code)) return error.code
  return error.name === 'TimeoutError' ? 'timeout' : null
}

/** Decides the response to a request for a file. The embedded server and the Worker only send it. */
import { type AddressedSite, resolveAddress } from './addressing.ts'

/** Texts of responses without a page. */
const TEXTS = {
  bad: 'This address cannot be read.',
  moved: 'This page has moved.',
  missing: 'There is no page at this address.',
  readOnly: 'This address can only be read.',
} as const

export type PlannedSite = AddressedSite & {
  /** The headers of any page; a file has its own. */
  headers: Record<string, string>
}

/** It has no headers for a file: the embedded server prepares those once for each file. */
export type ResponsePlan =
  /** With 404 the file is a not-found page. It is sent whole, even if the request has conditions. */
  { status: 200 | 404; file: string } | { status: 301 | 400 | 404 | 405; text: string; headers: Record<string, string> }

/** @param target path and query of the request */
export function planResponse(method: string | undefined, target: string, site: PlannedSite): ResponsePlan {
  const plainText = (status: 301 | 400 | 404 | 405, text: string, headers: Record<string, string> = {}) => ({
    status,
    text: `${text}\n`,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers, ...site.headers },
  })
  if (method !== 'GET' && method !== 'HEAD') return plainText(405, TEXTS.readOnly, { Allow: 'GET, HEAD' })
  const address = resolveAddress(target, site)
  if (address.kind === 'bad') return plainText(400, TEXTS.bad)
  if (address.kind === 'redirect') return plainText(301, TEXTS.moved, { Location: address.location })
  if (address.file === null) return plainText(404, TEXTS.missing)
  return { status: address.kind === 'file' ? 200 : 404, file: address.file }
}

/** What a request for a file gets. The embedded server and the Worker both ask here, and only send it. */
import { type AddressedSite, resolveAddress } from './addressing.ts'

/** What responses without a page say. */
const TEXTS = {
  bad: 'This address cannot be read.',
  moved: 'This page has moved.',
  missing: 'There is no page at this address.',
  readOnly: 'This address can only be read.',
} as const

export type PlannedSite = AddressedSite & {
  /** The headers of any page; those of a file are its own. */
  headers: Record<string, string>
}

/** A file's headers are left to whoever sends it: the embedded server prepares them once for each file. */
export type ResponsePlan =
  /** With 404 the file is a not-found page, which is sent whole, whatever the request knows already. */
  { status: 200 | 404; file: string } | { status: 301 | 400 | 404 | 405; text: string; headers: Record<string, string> }

/** @param target path and query as they were asked for */
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

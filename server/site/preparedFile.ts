/** A built file, prepared for sending in each encoding: whole, as "not modified", as the 404 page, and in ranges. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import parseRange from 'range-parser'
import { createPreparedResponse, type PreparedResponse, sendResponse } from './preparedResponse.ts'
import type { Encoding, StaticFile, Variant } from './staticFiles.ts'

type PreparedVariant = {
  etag: string
  body: Buffer
  whole: PreparedResponse
  unchanged: PreparedResponse
  missing: PreparedResponse
  baseHead: string[]
}
export type PreparedFile = Record<Exclude<Encoding, 'identity'>, PreparedVariant | undefined> & { identity: PreparedVariant }

/** Cached results of `Accept-Encoding` headers. Browsers send a handful of different ones. */
const MAX_CACHED = 200
const PREFERRED: Encoding[] = ['br', 'gzip', 'identity']

/** @param headers headers of every response with this file */
export function createPreparedFile({ type, variants }: StaticFile, headers: Record<string, string>): PreparedFile {
  const headerPairs = Object.entries(headers).flat()
  const createVariant = (encoding: Encoding, { etag, body }: Variant): PreparedVariant => {
    const unchangedHead = ['ETag', etag, 'Vary', 'Accept-Encoding', ...headerPairs]
    const baseHead = ['Content-Type', type, ...unchangedHead]
    // Ranges refer to the uncompressed file, because parts of compressed bytes are of no use.
    const encodingHead = encoding === 'identity' ? ['Accept-Ranges', 'bytes'] : ['Content-Encoding', encoding]
    const head = [...baseHead, 'Content-Length', String(body.length), ...encodingHead]
    const responses = {
      whole: createPreparedResponse(200, head, body),
      missing: createPreparedResponse(404, head, body),
      unchanged: createPreparedResponse(304, unchangedHead),
    }
    return { etag, body, baseHead, ...responses }
  }
  const { identity, br, gzip } = variants
  return { identity: createVariant('identity', identity), br: br && createVariant('br', br), gzip: gzip && createVariant('gzip', gzip) }
}

/** Sends the file, a range of it, or that it has not changed since the browser got it, in an encoding that the browser takes. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: PreparedFile): void {
  const chosen = chooseVariant(request, file)
  const { range } = request.headers
  const isUnchanged = fresh(request.headers, { etag: chosen.etag })
  const part = range !== undefined && request.method === 'GET' && isSameForRange(request, chosen.etag) ? prepareRange(chosen, range) : null
  sendResponse(request, response, isUnchanged ? chosen.unchanged : (part ?? chosen.whole))
}

/** Sends the 404 page. */
export const sendMissing = (request: IncomingMessage, response: ServerResponse, page: PreparedFile): void =>
  sendResponse(request, response, chooseVariant(request, page).missing)

/** @returns null if the whole file must be sent: for several ranges at once, or an invalid one */
function prepareRange({ body, baseHead }: PreparedVariant, header: string): PreparedResponse | null {
  const ranges = parseRange(body.length, header, { combine: true })
  if (ranges === -1) return createPreparedResponse(416, [...baseHead, 'Content-Range', `bytes */${body.length}`, 'Content-Length', '0'])
  const [range] = ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1 ? [] : ranges
  if (!range) return null
  const part = body.subarray(range.start, range.end + 1)
  const rangeHead = ['Content-Range', `bytes ${range.start}-${range.end}/${body.length}`, 'Content-Length', String(part.length)]
  return createPreparedResponse(206, [...baseHead, ...rangeHead, 'Accept-Ranges', 'bytes'], part)
}

/** A part is only of use next to the rest of the same version. */
const isSameForRange = ({ headers }: IncomingMessage, etag: string) => headers['if-range'] === undefined || headers['if-range'] === etag

function chooseVariant(request: IncomingMessage, file: PreparedFile): PreparedVariant {
  if (request.headers.range === undefined) for (const encoding of listAcceptedEncodings(request)) if (file[encoding]) return file[encoding]
  return file.identity
}

const cachedEncodings = new Map<string, Encoding[]>()

/** @returns the encodings that the request accepts, the best first */
function listAcceptedEncodings(request: IncomingMessage): Encoding[] {
  const header = request.headers['accept-encoding'] ?? ''
  const cached = cachedEncodings.get(header)
  if (cached) return cached
  const found = new Negotiator(request).encodings(PREFERRED, { preferred: PREFERRED })
  if (cachedEncodings.size >= MAX_CACHED) cachedEncodings.clear()
  cachedEncodings.set(header, found)
  return found
}

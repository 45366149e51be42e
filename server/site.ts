/**
 * The embedded server's request handler: answers from memory with headers that are prepared once for each file, clean
 * addresses, redirects, 404 pages and the security headers. Why no library does this: docs/decisions/008.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import parseRange from 'range-parser'
import { resolveAddress, TEXTS } from '../src/lib/server/addressing.ts'
import { CACHE } from '../src/lib/server/securityHeaders.ts'
import { folders } from '../src/site/routes.ts'
import type { Encoding, StaticFile } from './files.ts'

export type SiteHandlerOptions = {
  /** The built site, as `readStaticFiles` gives it. */
  files: Map<string, StaticFile>
  headers: Record<string, string>
  redirects: Record<string, string>
  /** Which addresses this origin answers; all others are not found. */
  serves?: (path: string) => boolean
}

/** A file in one encoding, ready to be sent: names and values of its headers in turn, as `writeHead` takes them. */
type Ready = { etag: string; body: Buffer; head: string[]; unchanged: string[]; partial: string[] }
type ReadyFile = Partial<Record<Encoding, Ready>> & { identity: Ready }

/** Different `Accept-Encoding` headers whose meaning is remembered; browsers send a handful. */
const MOST_REMEMBERED = 200
const PREFERRED: Encoding[] = ['br', 'gzip', 'identity']

export function createSiteHandler({ files, headers, redirects, serves = () => true }: SiteHandlerOptions): RequestListener {
  const always = Object.entries(headers).flat()
  const ready = new Map([...files].map(([path, file]) => [path, prepare(path, file, always)]))
  const direct = directAddresses(files, redirects, serves)

  const text = (response: ServerResponse, status: number, body: string, more: string[] = []) =>
    response.writeHead(status, ['Content-Type', 'text/plain; charset=utf-8', ...more, ...always]).end(`${body}\n`)

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return text(response, 405, TEXTS.readOnly, ['Allow', 'GET, HEAD'])
    const target = request.url ?? ''
    const query = target.indexOf('?')
    const known = direct.get(query < 0 ? target : target.slice(0, query))
    if (known) return sendFile(request, response, ready.get(known) as ReadyFile)

    const address = resolveAddress(target, { has: (file) => files.has(file), redirects, serves })
    if (address.kind === 'bad') return text(response, 400, TEXTS.bad)
    if (address.kind === 'redirect') return text(response, 301, TEXTS.moved, ['Location', address.location])
    const file = address.file === null ? undefined : ready.get(address.file)
    if (!file) return text(response, 404, TEXTS.missing)
    if (address.kind === 'file') return sendFile(request, response, file)
    const { head, body } = choose(request, file)
    return response.writeHead(404, head).end(request.method === 'HEAD' ? undefined : body)
  }
}

/** Addresses that are files as they stand, so that most requests need no working out. */
function directAddresses(files: Map<string, StaticFile>, redirects: Record<string, string>, serves: (path: string) => boolean) {
  const direct = new Map<string, string>()
  for (const path of files.keys()) {
    const clean = path === '/index.html' ? '/' : path.replace(/\.html$/, '')
    const address = resolveAddress(clean, { has: (file) => files.has(file), redirects, serves })
    if (address.kind === 'file') direct.set(clean, address.file)
  }
  return direct
}

function prepare(path: string, { type, variants }: StaticFile, always: string[]): ReadyFile {
  const cache = path.startsWith(`${folders.assets}/`) ? CACHE.immutable : CACHE.revalidate
  const one = (encoding: Encoding): Ready | undefined => {
    const variant = variants[encoding]
    if (!variant) return undefined
    const { etag, body } = variant
    const unchanged = ['ETag', etag, 'Cache-Control', cache, 'Vary', 'Accept-Encoding', ...always]
    const described = ['Content-Type', type, ...unchanged]
    const length = ['Content-Length', String(body.length)]
    // Ranges are parts of the plain file: parts of compressed bytes help nobody.
    const more = encoding === 'identity' ? ['Accept-Ranges', 'bytes'] : ['Content-Encoding', encoding]
    return { etag, body, unchanged, partial: described, head: [...described, ...length, ...more] }
  }
  return Object.fromEntries(PREFERRED.map((encoding) => [encoding, one(encoding)])) as ReadyFile
}

const remembered = new Map<string, Encoding[]>()

/** @returns the encodings that the client takes, the best first */
function acceptable(request: IncomingMessage): Encoding[] {
  const header = request.headers['accept-encoding'] ?? ''
  const known = remembered.get(header)
  if (known) return known
  const found = new Negotiator(request).encodings(PREFERRED, { preferred: PREFERRED }) as Encoding[]
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(header, found)
  return found
}

function choose(request: IncomingMessage, file: ReadyFile): Ready {
  if (request.headers.range === undefined) for (const encoding of acceptable(request)) if (file[encoding]) return file[encoding]
  return file.identity
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: ReadyFile) {
  const chosen = choose(request, file)
  if (request.headers['if-none-match'] !== undefined && fresh(request.headers, { etag: chosen.etag }))
    return response.writeHead(304, chosen.unchanged).end()
  if (request.method === 'HEAD') return response.writeHead(200, chosen.head).end()
  if (request.headers.range !== undefined && isSameForRange(request, chosen.etag)) {
    const { body, partial } = chosen
    const ranges = parseRange(body.length, request.headers.range, { combine: true })
    if (ranges === -1) return response.writeHead(416, [...partial, 'Content-Range', `bytes */${body.length}`, 'Content-Length', '0']).end()
    // Several parts at once, or something that is no range, get the whole.
    const [range] = ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1 ? [] : ranges
    if (range) {
      const part = body.subarray(range.start, range.end + 1)
      const about = ['Content-Range', `bytes ${range.start}-${range.end}/${body.length}`, 'Content-Length', String(part.length)]
      return response.writeHead(206, [...partial, ...about, 'Accept-Ranges', 'bytes']).end(part)
    }
  }
  return response.writeHead(200, chosen.head).end(chosen.body)
}

/** A part is only of use beside the same whole. */
const isSameForRange = ({ headers }: IncomingMessage, etag: string) => headers['if-range'] === undefined || headers['if-range'] === etag

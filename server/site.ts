/**
 * The embedded server's request handler: precompressed static files with strong ETags, clean addresses, redirects, 404
 * pages and the security headers. Ranges and conditional requests are `send`'s work.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import Negotiator from 'negotiator'
import send from 'send'
import { resolveAddress, TEXTS } from '../src/lib/server/addressing.ts'
import { CACHE } from '../src/lib/server/securityHeaders.ts'
import { folders } from '../src/site/routes.ts'
import { type Encoding, readStaticFiles, type StaticFile } from './files.ts'

export type SiteHandlerOptions = {
  /** Absolute path of the built site. */
  folder: string
  headers: Record<string, string>
  redirects: Record<string, string>
  /** Which addresses this origin answers; all others are not found. */
  serves?: (path: string) => boolean
}

/** Reads the folder once and @returns the handler; restart to serve another build. */
export async function createSiteHandler({ folder, headers, redirects, serves = () => true }: SiteHandlerOptions): Promise<RequestListener> {
  const root = folder.endsWith('/') ? folder : `${folder}/`
  const files = await readStaticFiles(root)

  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return answerText(response, 405, TEXTS.readOnly)
    }
    const address = resolveAddress(request.url ?? '', { has: (file) => files.has(file), redirects, serves })
    if (address.kind === 'bad') return answerText(response, 400, TEXTS.bad)
    if (address.kind === 'redirect') {
      response.setHeader('Location', address.location)
      return answerText(response, 301, TEXTS.moved)
    }
    const file = address.file === null ? undefined : files.get(address.file)
    if (address.kind === 'missing') response.statusCode = 404
    if (!file) return answerText(response, 404, TEXTS.missing)
    return sendFile(request, response, { root, file, immutable: address.kind === 'file' && address.file.startsWith(`${folders.assets}/`) })
  }
}

function answerText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  response.end(`${text}\n`)
}

type Sending = { root: string; file: StaticFile; immutable: boolean }

function sendFile(request: IncomingMessage, response: ServerResponse, { root, file, immutable }: Sending): void {
  // A range of the plain file: ranges of compressed bytes help nobody.
  const offered = request.headers.range ? ['identity'] : Object.keys(file.variants)
  const preferred = ['br', 'gzip', 'identity'].filter((encoding) => offered.includes(encoding))
  const encoding = (new Negotiator(request).encoding(preferred, { preferred }) ?? 'identity') as Encoding
  const variant = file.variants[encoding] ?? file.variants.identity
  response.setHeader('Content-Type', file.type)
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('ETag', variant.etag)
  response.setHeader('Cache-Control', immutable ? CACHE.immutable : CACHE.revalidate)
  if (variant !== file.variants.identity) response.setHeader('Content-Encoding', encoding)
  const isFound = response.statusCode === 200
  send(request, encodeURI(`/${variant.file}`), {
    root,
    cacheControl: false,
    lastModified: false,
    dotfiles: 'allow',
    acceptRanges: isFound,
    index: false,
  })
    .on('error', (error: { status?: number }) => {
      response.removeHeader('Content-Encoding')
      response.removeHeader('ETag')
      answerText(response, error.status === 416 ? 416 : 404, 'This file cannot be sent.')
    })
    .pipe(response)
}

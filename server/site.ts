/**
 * The embedded server's request handler: precompressed static files with strong ETags, clean addresses, redirects, 404
 * pages and the security headers. Ranges and conditional requests are `send`'s work.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import Negotiator from 'negotiator'
import send from 'send'
import { CACHE, HASHED_PATH } from '../src/lib/securityHeaders.ts'
import { type Encoding, readStaticFiles, type StaticFile } from './files.ts'

export type SiteHandlerOptions = {
  /** Absolute path of the built site. */
  folder: string
  headers: Record<string, string>
  redirects: Record<string, string>
  /** Which addresses this origin answers; all others are not found. */
  serves?: (path: string) => boolean
}

const LONGEST_PATH = 2048

/** @returns the decoded path of a request target, or null for one that is not a path (bad escapes, NUL, too long) */
export function decodePath(target: string): string | null {
  const raw = target.split('?', 1)[0] ?? ''
  if (!raw.startsWith('/') || raw.length > LONGEST_PATH) return null
  try {
    const path = decodeURIComponent(raw)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
    return /[\u0000-\u001f\u007f\\]/.test(path) ? null : path
  } catch {
    return null
  }
}

/** @returns where the path should have led: without trailing slashes or `.html`; undefined when it is fine as it is */
function cleanAddress(path: string, files: Map<string, StaticFile>): string | undefined {
  if (path === '/') return undefined
  // Several leading slashes would make a redirect to another host.
  const clean = `/${path.replace(/^\/+|\/+$/g, '')}`
  if (clean !== path) return clean
  if (path.endsWith('.html') && files.has(path)) return path.replace(/(\/index)?\.html$/, '') || '/'
  return undefined
}

/** Reads the folder once and @returns the handler; restart to serve another build. */
export async function createSiteHandler({ folder, headers, redirects, serves = () => true }: SiteHandlerOptions): Promise<RequestListener> {
  const root = folder.endsWith('/') ? folder : `${folder}/`
  const files = await readStaticFiles(root)

  const find = (path: string): StaticFile | undefined => {
    if (!serves(path)) return undefined
    return files.get(path === '/' ? '/index.html' : path) ?? files.get(`${path}.html`)
  }
  const notFoundPage = (path: string): StaticFile | undefined =>
    (path.startsWith('/blog/') ? files.get('/blog/404.html') : undefined) ?? files.get('/404.html')

  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return answerText(response, 405, 'This address can only be read.')
    }
    const path = decodePath(request.url ?? '')
    if (path === null) return answerText(response, 400, 'This address cannot be read.')
    const query = (request.url ?? '').slice((request.url ?? '').split('?', 1)[0]?.length)
    const target = redirects[path] ?? cleanAddress(path, files)
    if (target !== undefined) {
      const [page, hash] = target.split('#', 2)
      response.setHeader('Location', `${encodeURI(page ?? '/')}${query}${hash ? `#${hash}` : ''}`)
      return answerText(response, 301, 'This page has moved.')
    }
    const file = /\/404$/.test(path) ? undefined : find(path)
    if (file) return sendFile(request, response, { root, file, immutable: path.startsWith(HASHED_PATH) })
    const missing = notFoundPage(path)
    response.statusCode = 404
    if (missing) return sendFile(request, response, { root, file: missing, immutable: false })
    return answerText(response, 404, 'There is no page at this address.')
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

/**
 * The embedded server's request handler: clean addresses, redirects, 404 pages and security headers. It answers from memory, with
 * heads that are prepared once for each file. Why no library does this: docs/decisions/008 and 061.
 */
import type { RequestListener, ServerResponse } from 'node:http'
import { PLAIN_RESPONSES, resolveAddress } from '#src/lib/server/addressing.ts'
import { assetHeaders } from '#src/lib/server/securityHeaders.ts'
import { isAsset } from './origins.ts'
import { prepareFile, type ReadyFile, sendFile, sendMissing } from './readyFile.ts'
import type { StaticFile } from './staticFiles.ts'

export type SiteHandlerOptions = {
  /** The built site, as `readStaticFiles` gives it. */
  files: Map<string, StaticFile>
  /** The headers of a page, by its file, or of any page; other files get the ones that they need. */
  headers: (file?: string) => Record<string, string>
  redirects: Record<string, string>
  /** Which addresses this origin answers; all others are not found. */
  serves?: (path: string) => boolean
}

export function createSiteHandler({ files, headers, redirects, serves = () => true }: SiteHandlerOptions): RequestListener {
  const always = Object.entries(headers()).flat()
  const forAssets = assetHeaders(headers())
  const ready = new Map(
    [...files].map(([path, file]) => [
      path,
      isAsset(path) ? prepareFile(file, 'immutable', forAssets) : prepareFile(file, 'revalidate', headers(path)),
    ]),
  )
  const site = { has: (file: string) => ready.has(file), redirects, serves }
  const direct = listDirectAddresses(ready, (clean) => resolveAddress(clean, site))

  const text = (response: ServerResponse, status: number, body: string, more: string[] = []) =>
    response.writeHead(status, ['Content-Type', 'text/plain; charset=utf-8', ...more, ...always]).end(`${body}\n`)

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return text(response, 405, PLAIN_RESPONSES.readOnly, ['Allow', 'GET, HEAD'])
    const target = request.url ?? ''
    const query = target.indexOf('?')
    const directFile = direct.get(query < 0 ? target : target.slice(0, query))
    if (directFile) return sendFile(request, response, directFile)

    const address = resolveAddress(target, site)
    if (address.kind === 'bad') return text(response, 400, PLAIN_RESPONSES.bad)
    if (address.kind === 'redirect') return text(response, 301, PLAIN_RESPONSES.moved, ['Location', address.location])
    const file = address.file === null ? undefined : ready.get(address.file)
    if (!file) return text(response, 404, PLAIN_RESPONSES.missing)
    return address.kind === 'file' ? sendFile(request, response, file) : sendMissing(request, response, file)
  }
}

/** Addresses that are files already, so that most requests need no lookup of clean addresses. */
function listDirectAddresses(ready: Map<string, ReadyFile>, resolve: (clean: string) => ReturnType<typeof resolveAddress>) {
  const direct = new Map<string, ReadyFile>()
  for (const path of ready.keys()) {
    const clean = path === '/index.html' ? '/' : path.replace(/\.html$/, '')
    const address = resolve(clean)
    const file = address.kind === 'file' && ready.get(address.file)
    if (file) direct.set(clean, file)
  }
  return direct
}

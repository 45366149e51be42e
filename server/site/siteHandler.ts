/**
 * The embedded server's request handler. It sends what `planResponse` returns, from memory, with heads that are prepared once for each
 * file. docs/decisions/061 says why it uses no library.
 */
import type { RequestListener } from 'node:http'
import { createFileHeaders } from './origins.ts'
import { createPreparedFile, type PreparedFile, sendFile, sendMissing } from './preparedFile.ts'
import { type PlannedSite, planResponse } from './responsePlan.ts'
import type { StaticFile } from './staticFiles.ts'

export type SiteHandlerOptions = {
  /** The built site, from `readStaticFiles`. */
  files: Map<string, StaticFile>
  /** Returns the headers of a page by its file, or of any page. Other files get the headers that they need. */
  headers: (file?: string) => Record<string, string>
  redirects: Record<string, string>
  /** Whether this origin answers an address. All others are not found. */
  serves: (path: string) => boolean
}

/** @returns the handler of one origin, which prepares all files at once */
export function createSiteHandler({ files, headers, redirects, serves }: SiteHandlerOptions): RequestListener {
  const prepared = new Map([...files].map(([path, file]) => [path, createPreparedFile(file, createFileHeaders(path, headers))]))
  const site = { has: (file: string) => prepared.has(file), redirects, serves, headers: headers() }
  const direct = directAddressesOf(prepared, site)

  return (request, response) => {
    const { method, url: target = '' } = request
    if (method === 'GET' || method === 'HEAD') {
      const query = target.indexOf('?')
      const directFile = direct.get(query < 0 ? target : target.slice(0, query))
      if (directFile) return sendFile(request, response, directFile)
    }
    const plan = planResponse(method, target, site)
    if ('text' in plan) return response.writeHead(plan.status, plan.headers).end(plan.text)
    // The plan names only files that `has` knows.
    const file = prepared.get(plan.file) as PreparedFile
    return plan.status === 200 ? sendFile(request, response, file) : sendMissing(request, response, file)
  }
}

/** Lists addresses that are files, so that most requests need no plan. */
function directAddressesOf(prepared: Map<string, PreparedFile>, site: PlannedSite) {
  const direct = new Map<string, PreparedFile>()
  for (const path of prepared.keys()) {
    const clean = path === '/index.html' ? '/' : path.replace(/\.html$/, '')
    const plan = planResponse('GET', clean, site)
    if (plan.status === 200) direct.set(clean, prepared.get(plan.file) as PreparedFile)
  }
  return direct
}

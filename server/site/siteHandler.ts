/**
 * The embedded server's request handler. It sends what `planResponse` returns, from memory, with heads that are prepared once for each
 * file. docs/decisions/061 says why it uses no library.
 */
import type { RequestListener } from 'node:http'
import { createFileHeaders } from './builtFiles.ts'
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
  const preparedFiles = new Map([...files].map(([path, file]) => [path, createPreparedFile(file, createFileHeaders(path, headers))]))
  const site = { has: (file: string) => preparedFiles.has(file), redirects, serves, headers: headers() }
  const directFiles = directFilesOf(preparedFiles, site)

  return (request, response) => {
    const { method, url: target = '' } = request
    if (method === 'GET' || method === 'HEAD') {
      const query = target.indexOf('?')
      const directFile = directFiles.get(query < 0 ? target : target.slice(0, query))
      if (directFile) return sendFile(request, response, directFile)
    }
    const plan = planResponse(method, target, site)
    if ('text' in plan) return response.writeHead(plan.status, plan.headers).end(plan.text)
    const file = preparedFiles.get(plan.file)
    if (!file) throw new Error(`The plan names ${plan.file}, which \`has\` does not know.`)
    return plan.status === 200 ? sendFile(request, response, file) : sendMissing(request, response, file)
  }
}

/** @returns the files that are sent without a plan, as most are, by their addresses */
function directFilesOf(preparedFiles: Map<string, PreparedFile>, site: PlannedSite): Map<string, PreparedFile> {
  const directFiles = new Map<string, PreparedFile>()
  for (const [path, file] of preparedFiles) {
    const address = path === '/index.html' ? '/' : path.replace(/\.html$/, '')
    const plan = planResponse('GET', address, site)
    if ('file' in plan && plan.file === path && plan.status === 200) directFiles.set(address, file)
  }
  return directFiles
}

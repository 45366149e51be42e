/** The built site as a map from address to file: what is not in the map does not exist, whatever the path says. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname } from 'node:path'

export type Encoding = 'br' | 'gzip' | 'identity'
type Variant = { file: string; etag: string }
export type StaticFile = { type: string; variants: Partial<Record<Encoding, Variant>> & { identity: Variant } }

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}
const ENDINGS = { br: '.br', gzip: '.gz' } as const
/** Written for static hosts; not part of the site. */
const NOT_SERVED = new Set(['_headers', '_redirects', '.assetsignore'])

/**
 * @param folder absolute path of the built site, with a trailing slash
 * @returns files by decoded path as they lie in the folder ("/blog.html"); strong ETags are hashes of what is sent
 */
export async function readStaticFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, ''))
  const all = new Set(names)
  const variant = async (name: string): Promise<Variant> => ({
    file: name,
    etag: `"${createHash('sha256')
      .update(await readFile(`${folder}${name}`))
      .digest('base64url')
      .slice(0, 22)}"`,
  })
  const files = new Map<string, StaticFile>()
  for (const name of names) {
    if (NOT_SERVED.has(name) || /\.(br|gz)$/.test(name)) continue
    const variants: StaticFile['variants'] = { identity: await variant(name) }
    for (const [encoding, ending] of Object.entries(ENDINGS)) {
      if (all.has(`${name}${ending}`)) variants[encoding as 'br' | 'gzip'] = await variant(`${name}${ending}`)
    }
    files.set(`/${name}`, { type: TYPES[extname(name)] ?? 'application/octet-stream', variants })
  }
  return files
}

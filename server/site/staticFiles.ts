/** The built site in memory: a map from address to file. An address that is not in the map does not exist, whatever is on disk. */
import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { extname } from 'node:path'
import { entriesOf } from '#src/lib/anywhere/objects/entriesOf.ts'
import { isPublic } from './builtFiles.ts'

export type Encoding = 'br' | 'gzip' | 'identity'
export type Variant = { body: Buffer; etag: string }
export type StaticFile = { type: string; variants: Partial<Record<Encoding, Variant>> & { identity: Variant } }

const MEDIA_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}
const VARIANT_ENDINGS = { br: '.br', gzip: '.gz' } as const

/** @returns the hash of a file, for the manifest and for ETags */
export const hashContent = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22)

/** @returns all files below the folder by path ("/blog.html"), variants included; symbolic links are not followed */
export async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const root = folder.replace(/\/+$/, '')
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('//', '/').slice(root.length))
  const files = new Map<string, Buffer>()
  for (const name of names.sort()) {
    const file = await open(`${root}${name}`, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
    files.set(name, await file.readFile().finally(() => file.close()))
  }
  return files
}

/** @returns the hash of every file below the folder by path, for the manifest */
export const hashFolder = async (folder: string): Promise<Record<string, string>> =>
  Object.fromEntries([...(await readFolder(folder))].map(([path, bytes]) => [path, hashContent(bytes)]))

/**
 * Reads a whole built site, so that later changes in the folder do not affect responses.
 * @param folder absolute path of the built site
 * @param expectedHashes hashes by path, from the build's manifest
 * @returns files by decoded path; ETags are strong
 * @throws Error if the folder differs from the manifest, because a build is being put in place
 */
export async function readStaticFiles(folder: string, expectedHashes?: Record<string, string>): Promise<Map<string, StaticFile>> {
  const bytes = await readFolder(folder)
  const variant = (path: string): Variant => {
    const body = bytes.get(path) ?? Buffer.alloc(0)
    return { body, etag: `"${hashContent(body)}"` }
  }
  if (expectedHashes) {
    const paths = new Set([...Object.keys(expectedHashes), ...bytes.keys()])
    for (const path of paths)
      if (variant(path).etag !== `"${expectedHashes[path]}"`) throw new Error(`${path} is not what the build's manifest says.`)
  }
  const files = new Map<string, StaticFile>()
  for (const path of bytes.keys()) {
    if (!isPublic(path)) continue
    const variants: StaticFile['variants'] = { identity: variant(path) }
    for (const [encoding, ending] of entriesOf(VARIANT_ENDINGS)) {
      if (bytes.has(`${path}${ending}`)) variants[encoding] = variant(`${path}${ending}`)
    }
    files.set(path, { type: MEDIA_TYPES[extname(path)] ?? 'application/octet-stream', variants })
  }
  return files
}

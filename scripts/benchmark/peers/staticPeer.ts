/**
 * Prepares the static files of a peer for this project's server: compresses them as the site's are, and allows their inline scripts in the
 * content security policy.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashFolder } from '#server/site/staticFiles.ts'
import { WORK_FOLDER } from '../../lib/project.ts'
import { writeVariants } from '../writeVariants.ts'

const COMPRESSIBLE = /\.(html|css|js|json|svg|data)$/
const INLINE_SCRIPT = /<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g

/** @returns CSP hashes of a page's inline scripts */
const hashInlineScripts = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`)

/**
 * @param project the peer's folder
 * @param built the folder of its built pages; it is moved
 * @returns a folder in the project, with dist/ and manifest.json
 */
export async function prepareStaticPeer(project: string, built: string): Promise<string> {
  const folder = join(project, 'served')
  await mkdir(folder)
  const dist = join(folder, 'dist')
  await rename(built, dist)
  const hashes = new Set<string>()
  for (const name of (await readdir(dist, { recursive: true })).filter((file) => COMPRESSIBLE.test(file))) {
    const text = await readFile(join(dist, name))
    await writeVariants(join(dist, name), text)
    if (name.endsWith('.html')) for (const hash of hashInlineScripts(text.toString())) hashes.add(hash)
  }
  const files = await hashFolder(dist)
  const manifest = JSON.parse(await readFile(`${WORK_FOLDER}manifest.json`, 'utf8'))
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, scriptHashes: [...hashes], files }))
  return folder
}

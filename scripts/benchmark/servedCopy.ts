/** Copies of built sites for this project’s server, compressed as the site is: the site without scripts, and the peers. */

import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { hashFolder } from '#server/site/staticFiles.ts'
import { DIST, PlainError, WORK_FOLDER } from '../lib/project.ts'

const SCRIPT_TAG = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g

/** The lower limit of every measurement. @returns a temporary folder with dist/ and manifest.json */
export async function copyWithoutScripts(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'benchmark-'))
  const dist = join(folder, 'dist')
  await cp(DIST, dist, { recursive: true })
  for (const name of await readdir(dist, { recursive: true })) {
    if (!name.endsWith('.html')) continue
    const html = (await readFile(join(dist, name), 'utf8')).replaceAll(SCRIPT_TAG, '')
    if (html.includes('<script')) throw new PlainError(`A script of ${name} could not be taken out.`)
    await writeFile(join(dist, name), html)
    await writeVariants(join(dist, name), Buffer.from(html))
  }
  await writeManifest(folder)
  return folder
}

/** Writes the site's manifest into a folder, with the files of its dist/. @param changes fields that differ from the site's */
async function writeManifest(folder: string, changes: object = {}): Promise<void> {
  const manifest = JSON.parse(await readFile(`${WORK_FOLDER}manifest.json`, 'utf8'))
  const files = await hashFolder(join(folder, 'dist'))
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, ...changes, files }))
}

/** Compresses a file with Brotli and gzip at the highest level, into files beside it. */
async function writeVariants(file: string, text: Buffer): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  await writeFile(`${file}.br`, brotliCompressSync(text, { params }))
  await writeFile(`${file}.gz`, gzipSync(text, { level: 9 }))
}

const COMPRESSIBLE = /\.(html|css|js|json|svg|data)$/
const INLINE_SCRIPT = /<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g

/** @returns CSP hashes of a page's inline scripts */
const hashInlineScripts = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`)

/**
 * Allows the inline scripts of a peer in the content security policy.
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
  await writeManifest(folder, { scriptHashes: [...hashes] })
  return folder
}

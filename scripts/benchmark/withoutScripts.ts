/** A copy of the site without any scripts, as the lower limit of every measurement. */
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashFolder } from '#server/site/staticFiles.ts'
import { DIST, PlainError, WORK_FOLDER } from '../lib/project.ts'
import { writeVariants } from './writeVariants.ts'

const SCRIPT_TAG = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g

/** @returns a temporary folder with dist/ and manifest.json */
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
  const files = await hashFolder(dist)
  const manifest = JSON.parse(await readFile(`${WORK_FOLDER}manifest.json`, 'utf8'))
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, files }))
  return folder
}

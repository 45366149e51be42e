/** The embedded server: the site on one port, the embedded demo form on another, so that the frame is a foreign one. */
import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { HASHED_PATH, securityHeaders } from '../src/lib/securityHeaders.ts'
import { redirects } from '../src/site/redirects.ts'
import { close, listen } from './listen.ts'
import { createSiteHandler } from './site.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const FORM_FOLDER = '/embed/'

type Manifest = { scriptHashes: string[]; styleHashes: string[]; siteUrl: string; demoFormUrl: string; email: string }
export type Ports = { site: number; form: number }

/**
 * Serves what the build left in dist/.
 * @throws Error with one sentence when there is no build or a port is taken
 * @returns a function that stops both servers, finishing open answers
 */
export async function serve(ports: Ports): Promise<() => Promise<void>> {
  const manifest = await readManifest()
  const localSite = `http://localhost:${ports.site}`
  const folder = `${ROOT}dist/`
  const site = await createSiteHandler({
    folder,
    redirects,
    headers: securityHeaders({ ...manifest, frameOrigins: [new URL(manifest.demoFormUrl).origin], frameAncestors: [] }),
    serves: (path) => !path.startsWith(FORM_FOLDER),
  })
  const form = await createSiteHandler({
    folder,
    redirects: {},
    headers: securityHeaders({ ...manifest, frameOrigins: [], frameAncestors: [localSite, manifest.siteUrl], formActions: ['mailto:'] }),
    serves: (path) => path.startsWith(FORM_FOLDER) || path.startsWith(HASHED_PATH) || /^\/(favicon|icon|apple-touch)/.test(path),
  })
  const servers: Server[] = [await listen(site, ports.site, 'PORT')]
  try {
    servers.push(await listen(form, ports.form, 'FORM_PORT'))
  } catch (error) {
    await Promise.all(servers.map(close))
    throw error
  }
  return async () => {
    await Promise.all(servers.map(close))
  }
}

async function readManifest(): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(`${ROOT}.build/manifest.json`, 'utf8'))
  } catch {
    throw new Error('There is no built site yet. Run: npm run build')
  }
}

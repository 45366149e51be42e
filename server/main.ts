/** The embedded server: the site on one port, the embedded demo form on another, so that the frame is a foreign one. */
import { readFile } from 'node:fs/promises'
import type { RequestListener, Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { redirects } from '../src/site/redirects.ts'
import { pageFile, routes } from '../src/site/routes.ts'
import { startLeadService } from './leads/node.ts'
import { readLeadSettings } from './leads/settings.ts'
import { close, listen } from './listen.ts'
import { type BuildManifest, formHeaders, isServicePath, servesForm, servesSite, siteHeaders } from './origins.ts'
import { createSiteHandler } from './site.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

export type Ports = { site: number; form: number }

/**
 * Serves what the build left in dist/.
 * @throws Error with one sentence when there is no build or a port is taken
 * @returns a function that stops both servers, finishing open answers
 */
export async function serve(ports: Ports): Promise<() => Promise<void>> {
  const manifest = await readManifest()
  const folder = `${ROOT}dist/`
  const headers = formHeaders(manifest, [`http://localhost:${ports.site}`, manifest.siteUrl])
  const site = await createSiteHandler({ folder, redirects, headers: siteHeaders(manifest), serves: servesSite })
  const formPages = await createSiteHandler({ folder, redirects: {}, headers, serves: servesForm })
  const leads = startLeadService(readLeadSettings(process.env, { database: `${ROOT}data/leads.sqlite`, email: manifest.email }), {
    formPage: `${folder}${pageFile(routes.demoForm)}`,
    phone: manifest.phone,
  })
  const form: RequestListener = (request, response) => {
    if (!isServicePath(request.url?.split('?', 1)[0] ?? '')) return formPages(request, response)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.setHeader('Cache-Control', 'no-store')
    return leads.listener(request, response)
  }
  const servers: Server[] = []
  try {
    servers.push(await listen(site, ports.site, 'PORT'))
    servers.push(await listen(form, ports.form, 'FORM_PORT'))
  } catch (error) {
    await Promise.all([...servers.map(close), leads.stop()])
    throw error
  }
  return async () => {
    await Promise.all(servers.map(close))
    await leads.stop()
  }
}

async function readManifest(): Promise<BuildManifest> {
  try {
    return JSON.parse(await readFile(`${ROOT}.build/manifest.json`, 'utf8'))
  } catch {
    throw new Error('There is no built site yet. Run: npm run build')
  }
}

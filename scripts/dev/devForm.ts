/**
 * The form's origin in development. Pages come from Astro's development server; demo requests go to the real leads service, with a store of
 * its own.
 */
import { mkdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { FormPageUnusable } from '#server/leads/http/formPage.ts'
import { createLog } from '#server/leads/log.ts'
import { startLeadService } from '#server/leads/service/leadService.ts'
import { readServiceSettings } from '#server/leads/settings/serviceSettings.ts'
import { isServicePath } from '#server/site/origins.ts'
import { routes } from '#src/site/routes.ts'
import { readSettings } from '#src/site/settings.ts'
import { readRequestWords } from '../lib/entries/siteEntry.ts'
import { PlainError, WORK_FOLDER } from '../lib/project.ts'

const DEV_FOLDER = `${WORK_FOLDER}dev/`

/**
 * @param ports `site` is the port of Astro's development server
 * @returns a function that stops it
 * @throws PlainError if the port is taken or a setting is wrong
 */
export async function startDevForm(ports: { site: number; form: number }): Promise<() => Promise<void>> {
  await mkdir(DEV_FOLDER, { recursive: true })
  const { email } = readSettings(process.env)
  const { leads: settings } = readServiceSettings(process.env, { database: `${DEV_FOLDER}leads.sqlite`, email })
  // Without JavaScript, the service answers with the form's page. It is fetched each time, because it may have changed, and so are the
  // words read each time.
  const formPage = async () => {
    const response = await fetch(`http://localhost:${ports.site}${routes.demoForm}`)
    if (!response.ok) throw new FormPageUnusable(`was answered with ${response.status}`)
    return response.text()
  }
  const leads = startLeadService(settings, { formPage, words: readRequestWords, log: createLog() })
  const server = createServer((incoming, outgoing) => {
    if (!isServicePath(incoming.url?.split('?', 1)[0] ?? '')) return relayRequest(incoming, outgoing, ports.site)
    return leads.listener(incoming, outgoing)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new PlainError(`The form's port ${ports.form} cannot be had: ${error.message}. FORM_PORT chooses another one.`)),
    )
    server.listen(ports.form, resolve)
  })
  return async () => {
    server.close()
    server.closeAllConnections()
    await leads.stop()
  }
}

function relayRequest(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { url, method, headers } = incoming
  const onward = request({ host: 'localhost', port, path: url, method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(outgoing)
  })
  onward.on('error', () => outgoing.writeHead(502).end())
  incoming.pipe(onward)
}

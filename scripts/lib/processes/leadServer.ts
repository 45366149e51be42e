/**
 * The embedded server as a separate process, on PORT and FORM_PORT. BARE=1 starts a Hono handler that stores nothing, for comparison.
 * SITE_FOLDER is a folder with another dist/ and manifest.json.
 */

import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { type EmbeddedServer, serve } from '#server/main.ts'
import { services } from '#src/site/routes.ts'

const ports = { site: Number(process.env.PORT), form: Number(process.env.FORM_PORT) }
const folder = process.env.SITE_FOLDER

async function serveBare(): Promise<Pick<EmbeddedServer, 'stop'>> {
  const bare = new Hono().post(services.leads, async (context) =>
    context.json({ reference: String(Object.keys(await context.req.json()).length) }, 201),
  )
  const server = createServer(getRequestListener(bare.fetch))
  await new Promise<void>((resolve) => server.listen(ports.form, '127.0.0.1', resolve))
  return { stop: async () => void server.closeAllConnections() }
}

const servedFiles = folder ? { dist: `${folder}/dist`, manifest: `${folder}/manifest.json` } : undefined
const { stop } = await (process.env.BARE === '1' ? serveBare() : serve(ports, servedFiles))
process.once('SIGTERM', async () => {
  await stop()
  process.exit(0)
})
console.log('listening')

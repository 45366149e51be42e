/** The leads service alone, on a free port that it prints. With BARE=1: a Hono handler that stores nothing, to compare with. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { startLeadService } from '../../server/leads/node.ts'
import { readLeadSettings } from '../../server/leads/settings.ts'
import { pageFile, routes, services } from '../../src/site/routes.ts'
import { ROOT } from './project.ts'

const settings = readLeadSettings(process.env, { database: `${ROOT}data/leads.sqlite`, email: 'nobody@site.example' })
const bare = new Hono().post(services.leads, async (context) =>
  context.json({ reference: String(Object.keys(await context.req.json()).length) }, 201),
)
const listener =
  process.env.BARE === '1'
    ? getRequestListener(bare.fetch)
    : startLeadService(settings, { formPage: `${ROOT}dist/${pageFile(routes.demoForm)}`, phone: '(312) 555-0142' }).listener
const server = createServer(listener).listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))

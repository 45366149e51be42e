/**
 * The journeys visit the served site through this proxy, which does the same for every engine, because not all engines can do it
 * themselves. It records errors in pages (`recorder.js` is the first script of each head), delays the islands' modules or empties all
 * script files on request, and can lengthen the blog's list. It changes nothing else.
 */
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { parse } from 'node-html-parser'
import { blogAttributes } from '#src/sections/blog/blog.attributes.ts'

/** The proxy in front of the site, with the changes that a journey may request. */
export type JourneyProxy = {
  site: string
  form: string
  /** Delays the islands' modules until the returned function is called. */
  holdIslands(): () => void
  /** Empties all script files from now on. Features that still work need none. */
  emptyScripts(): void
  /** Repeats each blog card this many times, so that the list has several pages. */
  repeatBlogCards(times: number): void
  /** @returns how many answers of an address have ended since the last reset */
  countAnswers(path: string): number
  /** @returns the errors in pages since the last call */
  takeFaults(): string[]
  /** Undoes all changes. */
  reset(): void
  close(): Promise<void>
}

const RECORDER_SCRIPT = readFileSync(new URL('recorder.js', import.meta.url))

/** @param origins of the served site and form */
export async function startProxy(origins: { site: string; form: string }): Promise<JourneyProxy> {
  const islandModules = new Set<string>()
  let faults: string[] = []
  let answered: string[] = []
  let gate = Promise.resolve()
  let openGate = () => {}
  let cardTimes = 1
  let hasScripts = true

  const servers: Server[] = []
  const handle = (origin: string) => async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url?.split('?', 1)[0] ?? ''
    outgoing.on('finish', () => answered.push(path))
    if (path === '/_proxy/recorder.js') return void outgoing.setHeader('Content-Type', 'text/javascript').end(RECORDER_SCRIPT)
    if (path === '/_proxy/fault') {
      faults.push(await text(incoming))
      return void outgoing.end()
    }
    if (!hasScripts && path.endsWith('.js')) return void outgoing.setHeader('Content-Type', 'text/javascript').end()
    if (islandModules.has(path)) await gate
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const passedRequest = request(new URL(incoming.url ?? '/', origin), { method: incoming.method, headers }, async (answer) => {
      outgoing.statusCode = answer.statusCode ?? 502
      for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined) outgoing.setHeader(name, replaceOrigins(value))
      if (outgoing.statusCode >= 400 && /\.\w+$/.test(path)) faults.push(`${path}: ${outgoing.statusCode}`)
      if (!answer.headers['content-type']?.startsWith('text/html')) return void answer.pipe(outgoing)
      for (const name of ['content-length', 'etag']) outgoing.removeHeader(name)
      const html = await text(answer)
      for (const [, module = ''] of html.matchAll(/(?:component|renderer)-url="([^"]+)"/g)) islandModules.add(module)
      outgoing.end(replaceOrigins(repeatCards(html, cardTimes).replace('<head>', '<head><script src="/_proxy/recorder.js"></script>')))
    })
    passedRequest.on('error', () => outgoing.destroy())
    incoming.pipe(passedRequest)
  }
  const listen = (origin: string) =>
    new Promise<string>((resolve) => {
      const server = createServer(handle(origin)).listen(0, () => resolve(`http://localhost:${(server.address() as AddressInfo).port}`))
      servers.push(server)
    })
  const site = await listen(origins.site)
  const form = await listen(origins.form)
  /** Replaces the origins of site and form with the proxy's own, in bodies and headers. */
  const replaceOrigins = <Value extends string | string[]>(value: Value): Value =>
    typeof value === 'string' ? (value.replaceAll(origins.site, site).replaceAll(origins.form, form) as Value) : value

  const release = () => openGate()
  return {
    site,
    form,
    holdIslands: () => {
      gate = new Promise((resolve) => {
        openGate = resolve
      })
      return release
    },
    emptyScripts: () => {
      hasScripts = false
    },
    repeatBlogCards: (times) => {
      cardTimes = times
    },
    countAnswers: (path) => answered.filter((other) => other === path).length,
    takeFaults: () => {
      const taken = faults
      faults = []
      return taken
    },
    reset: () => {
      release()
      answered = []
      cardTimes = 1
      hasScripts = true
    },
    close: async () => {
      release()
      for (const server of servers) {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
    },
  }
}

function repeatCards(html: string, times: number): string {
  if (times === 1) return html
  const page = parse(html)
  for (const card of page.querySelectorAll(blogAttributes.card.selector))
    card.insertAdjacentHTML('afterend', card.outerHTML.repeat(times - 1))
  return page.outerHTML
}

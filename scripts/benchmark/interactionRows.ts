/**
 * First touches and clicks as rows of the table, beside those of two pages with nothing but the parts that are touched. They show the time that
 * browser and machine need, which no build can undercut.
 */

import { once } from 'node:events'
import { createServer } from 'node:http'
import { shellAttributes } from '#src/sections/shell/shell.attributes.ts'
import { routes } from '#src/site/routes.ts'
import { NAVIGATION_MENU } from '#src/specification/interfaceValues.ts'
import { findFreePort } from '../lib/processes/findFreePort.ts'
import type { BenchmarkRow, MeasuredSite } from './benchmarkRow.ts'
import { startSlowNetwork } from './slowNetwork.ts'
import { measureInteractions } from './touches.ts'

const attributeNames = ({ props }: { props(): Record<string, string> }) => Object.keys(props()).join(' ')
const { menuPanel, drawerPanel } = shellAttributes

const drawPage = (heading: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title>${body}<h1>${heading}</h1></html>`

/** Opens at the same events as the site, after the same delay. */
const OPENING_SCRIPT = `
const [menu, drawer] = document.querySelectorAll('button')
const show = (selector) => { document.querySelector(selector).hidden = false }
menu.onpointerover = ({ pointerType }) => pointerType === 'mouse' && setTimeout(show, ${NAVIGATION_MENU.openDelay}, '${menuPanel.selector}')
menu.onclick = () => show('${menuPanel.selector}')
drawer.onclick = () => show('${drawerPanel.selector}')`

const PAGES: Readonly<Record<string, string>> = {
  [routes.home]: drawPage(
    'Home',
    `<header><nav aria-label="Main"><button>Menu</button></nav><button aria-label="Open menu">Menu</button></header>
<div ${attributeNames(menuPanel)} hidden>Panel</div><div ${attributeNames(drawerPanel)} hidden>Panel</div><script>${OPENING_SCRIPT}</script>
<script type="speculationrules">{"prerender":[{"where":{"href_matches":"/*"},"eagerness":"eager"}]}</script>
<footer><a href="${routes.faqs}">Questions</a></footer>`,
  ),
  [routes.faqs]: drawPage('Questions', ''),
}

/** @returns the address of the pages, and a function that stops their server */
async function startBarePages(): Promise<{ origin: string; stop(): Promise<void> }> {
  const port = await findFreePort()
  const server = createServer(({ url = '' }, response) => {
    const html = PAGES[url]
    response.writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  return { origin: `http://localhost:${port}`, stop }
}

/** The column of these pages. */
export const BARE_PAGE = 'bare page'

/** Targets of docs/requirements/quality.md, "Speed", by the beginning of a measurement's name. */
const TARGETS: [begin: string, target: string][] = [
  ['phone', 'at most 100 ms'],
  ['desktop: first cold hover', 'at most 50 ms'],
  ['click to the FAQ after a short hover, in a browser that only prefetches', 'at most 120 ms'],
  ['click to the FAQ after a short hover', 'at most 60 ms'],
]

/** @returns a row for each kind of touch, with a cell for each site and its target */
export async function measureInteractionRows(sites: MeasuredSite[], rounds: number): Promise<BenchmarkRow[]> {
  const bare = await startBarePages()
  const slow = await startSlowNetwork(bare.origin)
  const addresses = Object.fromEntries(sites.map(({ name, slowOrigin }) => [name, `${slowOrigin}/`]))
  const interactionsBySite = await measureInteractions({ ...addresses, [BARE_PAGE]: `${slow.origin}/` }, rounds).finally(async () => {
    await slow.close()
    await bare.stop()
  })
  const [first = []] = Object.values(interactionsBySite)
  return first.map(({ name }, index) => ({
    name,
    unit: 'ms',
    values: Object.fromEntries(Object.entries(interactionsBySite).map(([site, all]) => [site, all[index]?.milliseconds ?? []])),
    target: TARGETS.find(([begin]) => name.startsWith(begin))?.[1] ?? '',
  }))
}

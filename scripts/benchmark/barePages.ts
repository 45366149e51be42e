/** Two pages with nothing but the parts that are touched. They show the time that browser and machine need, which no build can undercut. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { shellAttributes } from '#src/sections/shell/shell.attributes.ts'
import { routes } from '#src/site/routes.ts'
import { NAVIGATION_MENU } from '#src/specification/interfaceValues.ts'
import { findFreePort } from '../lib/processes/findFreePort.ts'

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
export async function startBarePages(): Promise<{ origin: string; stop(): Promise<void> }> {
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

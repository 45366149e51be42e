/** `npm run dev`: Astro's development server, and the form's origin as a relay to it, so that the frame is foreign here too. */
import { spawn } from 'node:child_process'
import { createServer, request } from 'node:http'
import { buildFonts } from './build/fonts.ts'
import { bin } from './lib/command.ts'
import { DEFAULT_PORTS, main, portFrom, ROOT } from './lib/project.ts'

await main(async () => {
  const sitePort = portFrom('PORT', DEFAULT_PORTS.site)
  const formPort = portFrom('FORM_PORT', DEFAULT_PORTS.form)
  await buildFonts()
  const astro = spawn(bin('astro'), ['dev', '--port', String(sitePort)], { cwd: ROOT, stdio: 'inherit' })
  const relay = createServer((incoming, outgoing) => {
    const onward = request(
      { host: 'localhost', port: sitePort, path: incoming.url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    onward.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(onward)
  }).listen(formPort)
  astro.on('exit', (code) => {
    relay.close()
    process.exit(code ?? 0)
  })
})

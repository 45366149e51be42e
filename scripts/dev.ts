/** `npm run dev`: Astro's development server, and the form on an origin of its own, so that the frame is foreign here too. */
import { spawn } from 'node:child_process'
import { buildFonts } from './build/fonts.ts'
import { bin } from './lib/command.ts'
import { startDevForm } from './lib/devForm.ts'
import { DEFAULT_PORTS, main, portFrom, ROOT } from './lib/project.ts'

await main(async () => {
  const ports = { site: portFrom('PORT', DEFAULT_PORTS.site), form: portFrom('FORM_PORT', DEFAULT_PORTS.form) }
  await buildFonts()
  const stopForm = await startDevForm(ports)
  const astro = spawn(bin('astro'), ['dev', '--port', String(ports.site)], { cwd: ROOT, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => astro.kill(signal))
  astro.on('exit', async (code) => {
    await stopForm()
    process.exit(code ?? 0)
  })
})

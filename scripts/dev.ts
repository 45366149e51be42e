/**
 * `npm run dev`: Astro's development server, with the form on an origin of its own, as on the real site. Tokens take numbers, addresses and
 * settings from code, which Astro does not read again with the content, so a change to that code restarts Astro.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { buildFonts } from './build/fonts.ts'
import { startDevForm } from './dev/devForm.ts'
import { packageProgram } from './lib/processes/runProgram.ts'
import { main, ROOT, readPorts } from './lib/project.ts'

/** Folders of code whose values tokens put into content. */
const RESTART_FOLDERS = ['src/site', 'src/specification', 'src/demoForm', 'src/models', 'src/facts'] as const
/** Milliseconds to wait after a change, because an editor's program writes a file in several steps. */
const SETTLE_TIME_MS = 200

await main(async () => {
  const ports = readPorts()
  await buildFonts()
  const stopForm = await startDevForm(ports)
  let isRestart = false
  let starts = 0
  let astro: ChildProcess
  const start = () => {
    starts++
    astro = spawn(packageProgram('astro'), ['dev', '--port', String(ports.site)], { cwd: ROOT, stdio: 'inherit' })
    astro.on('exit', async (code) => {
      if (isRestart) {
        isRestart = false
        return start()
      }
      // Astro failed to restart, probably because of a mistake in the last change. The form keeps running until it is corrected.
      if (code && starts > 1)
        return console.log(`Correct it: the next change below ${RESTART_FOLDERS.join(', ')} or src/content starts again.`)
      await stopForm()
      process.exit(code ?? 0)
    })
  }
  start()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      isRestart = false
      starts = 0
      if (!astro.kill(signal)) process.exit()
    })
  let settling: NodeJS.Timeout | undefined
  const restartSoon = (file: string) => {
    clearTimeout(settling)
    settling = setTimeout(() => {
      console.log(`${file} has changed: starting again …`)
      if (astro.exitCode !== null) return start()
      isRestart = true
      astro.kill('SIGTERM')
    }, SETTLE_TIME_MS)
  }
  for (const folder of RESTART_FOLDERS)
    watch(`${ROOT}${folder}`, { recursive: true }, (_event, file) => {
      if (file?.endsWith('.ts') && !file.endsWith('.test.ts')) restartSoon(`${folder}/${file}`)
    })
  // Astro reads content itself, unless a mistake in it has kept it from starting.
  watch(`${ROOT}src/content`, { recursive: true }, (_event, file) => {
    if (file && astro.exitCode !== null) restartSoon(`src/content/${file}`)
  })
})

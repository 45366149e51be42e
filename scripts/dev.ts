/**
 * `npm run dev`: Astro's development server, with the form on its own origin, so that the frame is foreign here too.
 * Figures, policy, terms, rules of states, sources and settings (FACT_FILES, CODE_AT_START) are put into content when it is read, so a
 * change to them restarts Astro.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { factFileSchemas } from '#src/facts/factFiles.ts'
import { buildFonts } from './build/fonts.ts'
import { CODE_AT_START } from './dev/codeAtStart.ts'
import { startDevForm } from './dev/devForm.ts'
import { packageProgram } from './lib/processes/runProgram.ts'
import { main, ROOT, readPorts } from './lib/project.ts'

/** Milliseconds to wait after a change, because an editor's program writes a file in several steps. */
const SETTLE_TIME = 200
const CONTENT_AT_START = Object.keys(factFileSchemas).map((name) => `${name}.yaml`)

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
      // Astro failed to start again, probably by a mistake in what was just changed: the form keeps running until it is corrected.
      if (code && starts > 1)
        return console.log(`Correct it: the next change below ${CODE_AT_START.join(', ')} or src/content starts again.`)
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
    }, SETTLE_TIME)
  }
  for (const folder of CODE_AT_START)
    watch(`${ROOT}${folder}`, { recursive: true }, (_event, file) => {
      if (file?.endsWith('.ts') && !file.endsWith('.test.ts')) restartSoon(`${folder}/${file}`)
    })
  // The folder, since many editors put a new file in the old one's place. Where Astro could not start, any file may be the cure.
  watch(`${ROOT}src/content`, { recursive: true }, (_event, file) => {
    if (file && (CONTENT_AT_START.includes(file) || astro.exitCode !== null)) restartSoon(`src/content/${file}`)
  })
})

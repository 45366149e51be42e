/** Serves a finished build and nothing else: what a container runs. */
import { serve } from '#server/main.ts'
import { main, PlainError, readPorts } from './lib/project.ts'

await main(async () => {
  const ports = readPorts()
  const stop = await serve(ports).catch((error: Error) => {
    throw new PlainError(error.message)
  })
  console.log(`site on ${ports.site}, form on ${ports.form}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await stop()
      process.exit(0)
    })
  }
})

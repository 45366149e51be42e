/** `npm start`: builds when something changed, then serves the built site. */
import { serve } from '#server/main.ts'
import { routes } from '#src/site/routes.ts'
import { buildIfChanged } from './build.ts'
import { main, PlainError, readPorts } from './lib/project.ts'

await main(async () => {
  const ports = readPorts()
  console.log(await buildIfChanged())
  const stop = await serve(ports).catch((error: Error) => {
    throw new PlainError(error.message)
  })
  console.log(`\nThe site:       http://localhost:${ports.site}`)
  console.log(`The demo form:  http://localhost:${ports.form}${routes.demoForm} (shown on ${routes.requestDemo})`)
  console.log('Stop with Ctrl+C.')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await stop()
      process.exit(0)
    })
  }
})

/** `npm start`: builds when something changed, then serves the built site. */
import { serve } from '../server/main.ts'
import { build } from './build.ts'
import { main, PlainError, portsFrom } from './lib/project.ts'
import { isBuilt } from './lib/stamp.ts'

await main(async () => {
  const ports = portsFrom()
  if (await isBuilt()) console.log('Nothing changed since the last build.')
  else {
    console.log('Building the site (about half a minute) …')
    console.log(await build())
  }
  const stop = await serve(ports).catch((error: Error) => {
    throw new PlainError(error.message)
  })
  console.log(`\nThe site:       http://localhost:${ports.site}`)
  console.log(`The demo form:  http://localhost:${ports.form}/embed/demo-request (shown on /request-demo)`)
  console.log('Stop with Ctrl+C.')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await stop()
      process.exit(0)
    })
  }
})

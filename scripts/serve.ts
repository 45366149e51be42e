/** Serves a finished build and nothing else: what a container runs. */
import { serve } from '../server/main.ts'

const ports = { site: Number(process.env.PORT) || 4321, form: Number(process.env.FORM_PORT) || 4322 }
const stop = await serve(ports)
console.log(`site on ${ports.site}, form on ${ports.form}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await stop()
    process.exit(0)
  })
}

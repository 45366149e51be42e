/** `npm run preview`: serves the build that there is, and makes one first only where there is none. */
import { buildIfMissing } from './build.ts'
import { main } from './lib/project.ts'

await main(async () => console.log(await buildIfMissing()))
await import('./serve.ts')

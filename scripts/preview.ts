/** `npm run preview`: serves the existing build, and builds first only if there is none. */
import { buildIfMissing } from './build.ts'
import { describeServing, serveUntilStopped } from './lib/processes/serving.ts'
import { main, readPorts } from './lib/project.ts'

await main(async () => {
  const ports = readPorts()
  console.log(await buildIfMissing())
  console.log(describeServing(ports, await serveUntilStopped(ports)))
})

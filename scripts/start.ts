/** `npm start`: builds when something changed, then serves the built site. */
import { buildIfChanged } from './build.ts'
import { describeServing, serveUntilStopped } from './lib/processes/serving.ts'
import { main, readPorts } from './lib/project.ts'

await main(async () => {
  const ports = readPorts()
  console.log(await buildIfChanged())
  console.log(describeServing(ports, await serveUntilStopped(ports)))
})

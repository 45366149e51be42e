/** Serves a finished build; containers run this. Standard output is the log, with one JSON object a line. */

import { serveUntilStopped } from './lib/processes/serving.ts'
import { main, readPorts } from './lib/project.ts'

await main(async () => void (await serveUntilStopped(readPorts())))

/** Serves a finished build and nothing else: what a container runs. Its standard output is the log, one JSON object a line. */

import { serveUntilStopped } from './lib/processes/serving.ts'
import { main, readPorts } from './lib/project.ts'

await main(async () => void (await serveUntilStopped(readPorts())))

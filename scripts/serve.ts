/** Serves a finished build and nothing else: what a container runs. Its standard output is the log, one JSON object a line. */
import { main, readPorts } from './lib/project.ts'
import { startServing } from './lib/serving.ts'

await main(async () => void (await startServing(readPorts())))

/** Loaded into every Node process of a build (`NODE_OPTIONS`). Writes the peak memory of the process in MB when it exits. */
import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) process.on('exit', () => appendFileSync(process.env.PEAKS_FILE, `${Math.round(process.resourceUsage().maxRSS / 1024)}\n`))

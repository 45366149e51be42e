/** Loaded into every Node of a build (`NODE_OPTIONS`): notes the most memory that it had, in MB, when it ends. */
import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) process.on('exit', () => appendFileSync(process.env.PEAKS_FILE, `${Math.round(process.resourceUsage().maxRSS / 1024)}\n`))

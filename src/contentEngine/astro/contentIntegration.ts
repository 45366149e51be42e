import { readdirSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { AstroIntegration, HookParameters } from 'astro'
import { errorMessageOf } from '#src/lib/anywhere/text/errorMessage.ts'
import type { RefreshContext } from './contentLoader.ts'

/**
 * Makes `dev` read content again when it changes, and show broken content in the browser, where Astro would go on with the last good
 * version. A changed entry is read alone, unless the loaders know that others depend on its file. Everything is read after an added or
 * removed file, after a change to a picture, and while something is broken.
 * @param content folders of entries
 */
export const createContentIntegration = (content: readonly string[]): AstroIntegration => ({
  name: 'content',
  hooks: {
    'astro:server:setup': ({ server, refreshContent, logger }) => {
      const folders = content.map((folder) => resolve(folder) + sep)
      const isPicture = (file: string) => /\.(jpg|png|webp|svg)$/.test(file)
      const isContent = (file: string) =>
        (/\.(mdx|yaml)$/.test(file) || isPicture(file)) && folders.some((folder) => resolve(file).startsWith(folder))
      const fileNames = () => folders.flatMap((folder) => readdirSync(folder, { encoding: 'utf8', recursive: true })).join('\n')
      let knownNames = fileNames()
      let broken: string | null = null
      const openRequests = new Set<Promise<unknown>>()
      /** Changes since the last reading. */
      let changes: RefreshContext[] = []
      let reading: Promise<void> | null = null
      /** A file that changes during a reading is read again afterwards. */
      const readAgain = (change: RefreshContext = {}) => {
        changes.push(change)
        reading ??= (async () => {
          while (changes.length > 0) {
            // Wait for requests that began before: Astro may keep what they found in the old content.
            await Promise.all(openRequests)
            const [first = {}, ...others] = changes
            const context: RefreshContext = others.length > 0 || broken !== null ? {} : first
            changes = []
            knownNames = fileNames()
            broken = await refreshUntilRead(refreshContent, context)
            if (broken !== null) logger.error(broken)
          }
          reading = null
        })()
        return reading
      }
      server.watcher.on('add', (file) => isContent(file) && readAgain())
      server.watcher.on('unlink', (file) => isContent(file) && readAgain())
      server.watcher.on('change', (file) => {
        if (!isContent(file)) return
        readAgain(isPicture(file) ? {} : { changedFile: resolve(file) })
      })
      server.middlewares.use(async (request, response, next) => {
        // Wait, because a page with half-read content would be cached.
        while (reading) await reading
        // On a busy machine the file watcher sometimes misses a file.
        if (knownNames !== fileNames()) await readAgain()
        const isErrorShown = () => broken !== null && request.headers.accept?.includes('text/html')
        // A reload reads everything again, in case the watcher missed the correction.
        if (isErrorShown()) await readAgain()
        // Do not wait for a browser that has left: it gets no response.
        if (response.closed) return
        if (!isErrorShown()) {
          const closed = new Promise<void>((done) => response.once('close', done))
          closed.then(() => openRequests.delete(closed))
          openRequests.add(closed)
          return next()
        }
        // The plain text gets no live updates, so it reloads until the mistake is corrected.
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', Refresh: '2' })
        response.end(broken)
      })
    },
  },
})

/** How long Astro may take to react to a change by itself, and how often to try meanwhile. */
const REFRESH_TIMES_MS = { total: 10_000, interval: 50 }

/**
 * Has Astro call the loaders. After each change, Astro loads its settings of content again. Meanwhile it ignores a refresh, and it has no
 * event that says when it is done. So the refresh is repeated until the loaders have been called.
 * @returns why content is broken; null if it is not
 */
async function refreshUntilRead(
  refresh: HookParameters<'astro:server:setup'>['refreshContent'],
  change: RefreshContext,
): Promise<string | null> {
  let isRead = false
  const context: RefreshContext = {
    ...change,
    onLoad: () => {
      isRead = true
    },
  }
  const deadline = performance.now() + REFRESH_TIMES_MS.total
  while (performance.now() < deadline) {
    try {
      await refresh?.({ context })
    } catch (error) {
      return errorMessageOf(error)
    }
    if (isRead) return null
    await setTimeout(REFRESH_TIMES_MS.interval)
  }
  return null
}

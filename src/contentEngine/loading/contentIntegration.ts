import { readdirSync } from 'node:fs'
import { basename, resolve, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { AstroIntegration, HookParameters } from 'astro'
import type { RunnableDevEnvironment, ViteDevServer } from 'vite'
import { contentState } from './contentLoader.ts'

export type ContentIntegrationOptions = {
  /** Folders of entries. */
  content: readonly string[]
  /** Names of files whose items other entries refer to, by id or as a figure. */
  named: readonly string[]
}

type Refresh = HookParameters<'astro:server:setup'>['refreshContent']

/**
 * Makes `dev` show broken content in the browser, where Astro would go on with the last good version. After an added or removed entry, or a
 * changed list of ids, everything is read again. A changed figure needs a restart, which scripts/dev.ts does.
 */
export const createContentIntegration = ({ content, named }: ContentIntegrationOptions): AstroIntegration => ({
  name: 'content',
  hooks: {
    'astro:server:setup': ({ server, refreshContent }) => {
      const folders = content.map((folder) => resolve(folder) + sep)
      const isEntry = (file: string) =>
        /\.(mdx|yaml|jpg|png|webp|svg)$/.test(file) && folders.some((folder) => resolve(file).startsWith(folder))
      /** Files that entries are checked against, and that Astro does not read. */
      const isReadBeside = (file: string) => named.includes(basename(file)) || /\.(jpg|png|webp|svg)$/.test(file)
      const fileNames = () => folders.flatMap((folder) => readdirSync(folder, { encoding: 'utf8', recursive: true })).join('\n')
      let read = fileNames()
      const answering = new Set<Promise<unknown>>()
      let reading: Promise<void> | null = null
      let isStale = false
      /** A file that changes during a reading is read again afterwards. */
      const readAgain = () => {
        isStale = true
        reading ??= (async () => {
          while (isStale) {
            isStale = false
            read = fileNames()
            await readEverything(refreshContent)
            // Wait for requests that began before: they may still store a page of the old content.
            await Promise.all(answering)
            forgetPages(server)
          }
          reading = null
        })()
        return reading
      }
      server.watcher.on('add', (file) => isEntry(file) && readAgain())
      server.watcher.on('unlink', (file) => {
        contentState.broken.delete(file)
        if (isEntry(file)) readAgain()
      })
      // The loader reads a changed entry, unless everything is being read.
      server.watcher.on('change', (file) => isEntry(file) && (reading || isReadBeside(file)) && readAgain())
      server.middlewares.use(async (request, response, next) => {
        // Wait, because a page with half-read content would be cached.
        while (reading) await reading
        // On a busy machine the file watcher sometimes misses a file.
        if (read !== fileNames()) await readAgain()
        const isBroken = () => contentState.broken.size > 0 && request.headers.accept?.includes('text/html')
        // A reload reads everything again, in case the watcher missed the correction.
        if (isBroken()) await readAgain()
        // Do not wait for a browser that has left: it gets no response.
        if (response.closed) return
        if (!isBroken()) {
          const answered = new Promise<void>((done) => response.once('close', done))
          answered.then(() => answering.delete(answered))
          answering.add(answered)
          return next()
        }
        // The plain text gets no live updates, so it reloads until the mistake is corrected.
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', Refresh: '2' })
        response.end(`Content is broken:\n\n${[...contentState.broken.values()].join('\n\n')}\n`)
      })
    },
  },
})

/** How long Astro may take for its own reaction to a change, and how often to ask, in milliseconds. */
const BUSY = { max: 10_000, between: 50 }

/** Reads all collections. Astro reloads its settings at each change, and reads nothing meanwhile. */
async function readEverything(refreshContent: Refresh): Promise<void> {
  const before = contentState.readings
  const deadline = performance.now() + BUSY.max
  while (contentState.readings === before && performance.now() < deadline) {
    // The browser shows the problem, and the log has it already.
    await refreshContent?.({}).catch(() => null)
    if (contentState.readings === before) await setTimeout(BUSY.between)
  }
}

/** Makes the next request render its page, and build the list of pages, from the new content. */
function forgetPages(server: ViteDevServer): void {
  for (const environment of Object.values(server.environments)) {
    environment.moduleGraph.invalidateAll()
    // The server's runner has its own module cache. It misses an invalidation if other code requests the module first.
    const modules = 'runner' in environment ? (environment as RunnableDevEnvironment).runner.evaluatedModules : null
    for (const module of modules?.idToModuleMap.values() ?? []) modules?.invalidateModule(module)
    environment.hot.send('astro:content-changed', {})
  }
}

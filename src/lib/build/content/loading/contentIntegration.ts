import { readdirSync } from 'node:fs'
import { basename, resolve, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { AstroIntegration, HookParameters } from 'astro'
import type { RunnableDevEnvironment, ViteDevServer } from 'vite'
import { contentState } from './contentLoader.ts'

export type ContentIntegrationOptions = {
  /** Folders of entries. */
  content: readonly string[]
  /** Names of files whose items others name, by id or as a figure. */
  named: readonly string[]
}

type Refresh = HookParameters<'astro:server:setup'>['refreshContent']

/**
 * Makes `dev` show what is broken in the browser, where Astro itself would go on with what it last read. A new or a removed entry, or a changed list of ids, has everything read again. A changed
 * figure needs a new start, which scripts/dev.ts makes.
 */
export const contentIntegration = ({ content, named }: ContentIntegrationOptions): AstroIntegration => ({
  name: 'content',
  hooks: {
    'astro:server:setup': ({ server, refreshContent }) => {
      const folders = content.map((folder) => resolve(folder) + sep)
      const isEntry = (file: string) =>
        /\.(mdx|yaml|jpg|png|webp|svg)$/.test(file) && folders.some((folder) => resolve(file).startsWith(folder))
      /** Files that other entries are checked against, and that Astro does not read. */
      const isReadBeside = (file: string) => named.includes(basename(file)) || /\.(jpg|png|webp|svg)$/.test(file)
      const fileNames = () => folders.flatMap((folder) => readdirSync(folder, { encoding: 'utf8', recursive: true })).join('\n')
      let read = fileNames()
      const answering = new Set<Promise<unknown>>()
      let reading: Promise<void> | null = null
      let isStale = false
      /** A file that changes while everything is being read is read again afterwards. */
      const readAgain = () => {
        isStale = true
        reading ??= (async () => {
          while (isStale) {
            isStale = false
            read = fileNames()
            await readEverything(refreshContent)
            // Requests that began before may still store a page of the old content.
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
      // Its loader reads a changed entry, unless everything is being read.
      server.watcher.on('change', (file) => isEntry(file) && (reading || isReadBeside(file)) && readAgain())
      server.middlewares.use(async (request, response, next) => {
        // Waits, because a page that was made of half-read content would be kept.
        while (reading) await reading
        // On a busy machine the watcher misses a file now and then.
        if (read !== fileNames()) await readAgain()
        const isBroken = () => contentState.broken.size > 0 && request.headers.accept?.includes('text/html')
        // A reload reads everything again, in case the watcher has missed the correction.
        if (isBroken()) await readAgain()
        // A browser that has left meanwhile gets no answer, and must not be waited for.
        if (response.closed) return
        if (!isBroken()) {
          const answered = new Promise<void>((done) => response.once('close', done))
          answered.then(() => answering.delete(answered))
          answering.add(answered)
          return next()
        }
        // The page of plain text gets no updates, so it reloads by itself until the mistake is corrected.
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', Refresh: '2' })
        response.end(`Content is broken:\n\n${[...contentState.broken.values()].join('\n\n')}\n`)
      })
    },
  },
})

/** For how long Astro may be busy with its own look at a change, in milliseconds, and how often to ask. */
const BUSY = { most: 10_000, between: 50 }

/** Has all collections read. Astro loads its settings anew at each change, and reads nothing while it does. */
async function readEverything(refreshContent: Refresh): Promise<void> {
  const before = contentState.readings
  const deadline = performance.now() + BUSY.most
  while (contentState.readings === before && performance.now() < deadline) {
    // The problem is shown in the browser; the log has it already.
    await refreshContent?.({}).catch(() => null)
    if (contentState.readings === before) await setTimeout(BUSY.between)
  }
}

/** Has the next request make its page, and the list of pages, from what was read. */
function forgetPages(server: ViteDevServer): void {
  for (const environment of Object.values(server.environments)) {
    environment.moduleGraph.invalidateAll()
    // The server's runner keeps modules of its own, and misses their invalidation where something else asks for them first.
    const modules = 'runner' in environment ? (environment as RunnableDevEnvironment).runner.evaluatedModules : null
    for (const module of modules?.idToModuleMap.values() ?? []) modules?.invalidateModule(module)
    environment.hot.send('astro:content-changed', {})
  }
}

import { readdirSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import type { AstroIntegration, HookParameters } from 'astro'
import { errorMessageOf } from '#src/lib/anywhere/text/errorMessage.ts'
import { PICTURE_ENDING } from '#src/lib/build/pictures/pictureFile.ts'
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
      const isContent = (file: string) =>
        (/\.(mdx|yaml)$/.test(file) || isPicture(file)) && folders.some((folder) => resolve(file).startsWith(folder))
      const readFileNames = () => folders.flatMap((folder) => readdirSync(folder, { encoding: 'utf8', recursive: true })).join('\n')
      let knownNames = readFileNames()
      const openRequests = new Set<Promise<unknown>>()
      const reader = createReader({
        // Wait for requests that began before: Astro may keep what they found in the old content.
        waitUntilFree: () => Promise.all(openRequests),
        read: async (change) => {
          knownNames = readFileNames()
          const problem = await refreshUntilRead(refreshContent, change)
          if (problem !== null) logger.error(problem)
          return problem
        },
      })
      server.watcher.on('add', (file) => isContent(file) && reader.readAgain())
      server.watcher.on('unlink', (file) => isContent(file) && reader.readAgain())
      server.watcher.on('change', (file) => {
        if (isContent(file)) reader.readAgain(isPicture(file) ? {} : { changedFile: resolve(file) })
      })
      server.middlewares.use(async (request, response, next) => {
        // Wait, because a page with half-read content would be cached.
        await reader.waitUntilRead()
        // On a busy machine the file watcher sometimes misses a file.
        if (knownNames !== readFileNames()) await reader.readAgain()
        const findShownProblem = () => (request.headers.accept?.includes('text/html') ? reader.problem() : null)
        // A reload reads everything again, in case the watcher missed the correction.
        if (findShownProblem() !== null) await reader.readAgain()
        // Do not wait for a browser that has left: it gets no response.
        if (response.closed) return
        const problem = findShownProblem()
        if (problem !== null) {
          // The plain text gets no live updates, so it reloads until the mistake is corrected.
          response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', Refresh: '2' })
          response.end(problem)
          return
        }
        const closed = new Promise<void>((done) => response.once('close', done))
        closed.then(() => openRequests.delete(closed))
        openRequests.add(closed)
        next()
      })
    },
  },
})

const isPicture = (file: string) => PICTURE_ENDING.test(file) || file.endsWith('.svg')

type ReaderInputs = {
  waitUntilFree: () => Promise<unknown>
  /** @returns why content is broken; null if it is not */
  read: (change: RefreshContext) => Promise<string | null>
}

/** Reads content, one reading after the other. What changes during a reading is read afterwards. */
function createReader({ waitUntilFree, read }: ReaderInputs) {
  /** Changes since the last reading. */
  let changes: RefreshContext[] = []
  let reading: Promise<void> | null = null
  let problem: string | null = null
  async function readChanges(): Promise<void> {
    while (changes.length > 0) {
      await waitUntilFree()
      const [first = {}, ...others] = changes
      changes = []
      problem = await read(others.length > 0 || problem !== null ? {} : first)
    }
    reading = null
  }
  return {
    readAgain(change: RefreshContext = {}): Promise<void> {
      changes.push(change)
      reading ??= readChanges()
      return reading
    },
    async waitUntilRead(): Promise<void> {
      while (reading) await reading
    },
    /** @returns why content is broken since the last reading; null if it is not */
    problem: () => problem,
  }
}

/** How long Astro may take to react to a change by itself, and how often to try meanwhile. */
const REFRESH_TIMES_MS = { total: 10_000, interval: 50 }
const UNREAD_PROBLEM =
  'Content has changed, and Astro has not read it within ten seconds. Pages try again by themselves. If this stays, start “npm run dev” again.'

/**
 * Has Astro call the loaders. After each change, Astro loads its settings of content again. Meanwhile it ignores a refresh, and it has no
 * event that says when it is done. So the refresh is repeated until the loaders have been called.
 * @returns why content is broken, or that it could not be read; null if it is fine
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
    await new Promise((done) => setTimeout(done, REFRESH_TIMES_MS.interval))
  }
  return UNREAD_PROBLEM
}

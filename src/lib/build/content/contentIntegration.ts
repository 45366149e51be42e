import { basename, resolve, sep } from 'node:path'
import type { AstroIntegration } from 'astro'
import type { TokenTable } from '../../anywhere/content/resolveTokens'
import { brokenEntries } from './contentLoader'
import { mdxTokens } from './mdxTokens'

export type ContentIntegrationOptions = {
  /** Asked anew for each text, so that an entry that was just added is known. */
  tokens: () => TokenTable
  /** Folders of entries. */
  content: readonly string[]
  /** Names of files whose items others name by id. */
  named: readonly string[]
}

/**
 * Puts values in the place of tokens in prose, and makes `dev` show what is broken in the browser, where Astro itself would
 * go on with what it last read. A new or a removed entry, or a changed list of ids, has everything read again. A changed
 * figure needs a new start, which scripts/dev.ts makes.
 */
export const contentIntegration = ({ tokens, content, named }: ContentIntegrationOptions): AstroIntegration => ({
  name: 'content',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [mdxTokens(tokens)] } })
    },
    'astro:server:setup': ({ server, refreshContent }) => {
      const folders = content.map((folder) => resolve(folder) + sep)
      const isEntry = (file: string) => /\.(mdx|yaml)$/.test(file) && folders.some((folder) => resolve(file).startsWith(folder))
      let reading: Promise<void> | null = null
      let isStale = false
      /** What changes while everything is being read is read after that. */
      const readAgain = () => {
        isStale = true
        reading ??= (async () => {
          while (isStale) {
            isStale = false
            // What is broken is kept for the browser; the log has it already.
            await refreshContent?.({}).catch(() => null)
            for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll()
          }
          reading = null
        })()
      }
      server.watcher.on('add', (file) => isEntry(file) && readAgain())
      server.watcher.on('unlink', (file) => {
        brokenEntries.delete(file)
        if (isEntry(file)) readAgain()
      })
      server.watcher.on('change', (file) => isEntry(file) && named.includes(basename(file)) && readAgain())
      server.middlewares.use((request, response, next) => {
        if (brokenEntries.size === 0 || !request.headers.accept?.includes('text/html')) return next()
        // A reload looks again, should the watcher have missed what cures it.
        if (reading === null) readAgain()
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
        response.end(`Content is broken:\n\n${[...brokenEntries.values()].join('\n\n')}\n`)
      })
    },
  },
})

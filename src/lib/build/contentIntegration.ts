import type { AstroIntegration } from 'astro'
import { brokenEntries } from './contentLoader'
import { mdxTokens } from './mdxTokens'
import type { TokenTable } from './resolveTokens'

/**
 * Puts values in the place of tokens in prose, and makes `dev` show what is broken in the browser: Astro itself would go
 * on with what it last read.
 */
export const contentIntegration = (tokens: TokenTable): AstroIntegration => ({
  name: 'content',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [mdxTokens(tokens)] } })
    },
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, response, next) => {
        if (brokenEntries.size === 0 || !request.headers.accept?.includes('text/html')) return next()
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
        response.end(`Content is broken:\n\n${[...brokenEntries.values()].join('\n\n')}\n`)
      })
    },
  },
})

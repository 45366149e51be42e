import type { Plugin } from 'vite'
import { resolveTokens, type TokenTable } from '../tokens/resolveTokens.ts'

/**
 * Puts values in the place of tokens in prose before MDX reads it, which would take `{claim:…}` for JavaScript. Unknown
 * tokens are reported by the content loader, which names the line.
 */
export const mdxTokens = (tokens: () => TokenTable): Plugin => ({
  name: 'mdx-tokens',
  enforce: 'pre',
  transform: {
    filter: { id: /\.mdx($|\?)/ },
    handler: (code) => ({ code: resolveTokens(code, tokens()).text, map: null }),
  },
})

import type { AstroIntegration } from 'astro'

/** The address at which `npm run dev` shows every shared part. */
export const PARTS_ADDRESS = '/_parts'

/**
 * Adds the page of parts in development only. The page is not in src/pages/, so that a build cannot add it to dist/, the sitemap or the
 * list of pages.
 */
export const partsPage: AstroIntegration = {
  name: 'parts-page',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return
      injectRoute({ pattern: PARTS_ADDRESS, entrypoint: './src/partsPage/PartsPage.astro', prerender: true })
    },
  },
}

import type { AstroIntegration } from 'astro'

/** Where `npm run dev` shows every shared part. */
export const PARTS_ADDRESS = '/_parts'

/**
 * Adds the page of parts while the site is developed. A build has no such page: it is none of src/pages/, so that neither dist/, the
 * sitemap nor the list of pages could get it.
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

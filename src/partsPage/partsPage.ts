import type { AstroIntegration } from 'astro'

/** The page on which `npm run dev` shows every shared part. */
export const PARTS_ADDRESS = '/_parts'

/** Adds the page of parts in development. It is no file of src/pages/, so that neither dist/, the sitemap nor the list of pages gets it. */
export const partsPage: AstroIntegration = {
  name: 'parts-page',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return
      injectRoute({ pattern: PARTS_ADDRESS, entrypoint: './src/partsPage/PartsPage.astro', prerender: true })
    },
  },
}

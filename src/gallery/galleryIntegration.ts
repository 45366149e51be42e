import type { AstroIntegration } from 'astro'

/** The address at which `npm run dev` shows every shared component. */
export const GALLERY_ADDRESS = '/_gallery'

/**
 * Adds the component gallery in development only. The page is not in src/pages/, so that a build cannot add it to dist/, the sitemap or the
 * list of pages.
 */
export const gallery: AstroIntegration = {
  name: 'gallery',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return
      injectRoute({ pattern: GALLERY_ADDRESS, entrypoint: './src/gallery/Gallery.astro', prerender: true })
    },
  },
}

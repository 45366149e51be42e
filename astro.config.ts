import { fileURLToPath } from 'node:url'
import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import type { AstroIntegration } from 'astro'
import { defineConfig } from 'astro/config'
import { createContentIntegration } from '#src/contentEngine/astro/contentIntegration.ts'
import { createEditorSchemaIntegration } from '#src/contentEngine/astro/editorSchemas.ts'
import { PHOTOGRAPH_FOLDERS } from '#src/contentEngine/proseRules/pictureProblems.ts'
import { listViteTargets } from './scripts/lib/oldestBrowsers.ts'
import { factFileSchemas } from './src/facts/factFiles.ts'
import { gallery } from './src/gallery/galleryIntegration.ts'
import { inlineScripts } from './src/lib/build/pages/inlineScripts.ts'
import { preparedPictures } from './src/lib/build/pictures/preparePicture.ts'
import { redirects } from './src/site/redirects.ts'
import { folders } from './src/site/routes.ts'
import { site } from './src/site/site.ts'

/** Adds `client:interaction`: an island hydrates when somebody first touches, hovers, focuses or types into it. */
const interactionDirective: AstroIntegration = {
  name: 'interaction-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({
        name: 'interaction',
        entrypoint: fileURLToPath(new URL('./src/islandParts/hydration/interaction.ts', import.meta.url)),
      })
    },
  },
}

const port = Number(process.env.PORT) || 4321

/** How Astro builds and serves the site. What is done with its finished pages is in scripts/build.ts. */
export default defineConfig({
  site: site.url,
  trailingSlash: 'never',
  outDir: process.env.BUILD_INTO ?? './dist',
  server: { port, host: 'localhost' },
  // Static hosts get the redirects as pages as well; the embedded server answers them itself.
  redirects,
  // Two pages at one address are a mistake that a warning would hide.
  prerenderConflictBehavior: 'error',
  // Two pages at a time: what one has a thread of its own do, such as drawing a share card, the other need not wait for.
  build: { format: 'file', assets: folders.assets.slice(1), inlineStylesheets: 'never', redirects: false, concurrency: 2 },
  integrations: [
    createContentIntegration(['./src/content']),
    createEditorSchemaIntegration('.build/schemas', factFileSchemas),
    react(),
    // Has Astro find the front matter of prose. The content loader reads the rest (src/contentEngine/prose/proseParser.ts).
    mdx(),
    interactionDirective,
    gallery,
  ],
  devToolbar: { enabled: false },
  // Prefetching is left to the browser's own speculation rules.
  prefetch: false,
  // Editors are told of the fields of an article's front matter, as the YAML is by .vscode/settings.json.
  experimental: { contentIntellisense: true },
  vite: {
    plugins: [tailwindcss(), inlineScripts(listViteTargets()), preparedPictures(PHOTOGRAPH_FOLDERS)],
    define: { __ANALYTICS__: JSON.stringify(site.analytics) },
    // It reads files beside its own code, so it must not be bundled.
    ssr: { external: ['pdfkit', 'satori', '@resvg/resvg-js', 'feed'] },
    // Every script and style is a file of its own: the Content-Security-Policy allows no inline ones but those it hashes.
    build: { assetsInlineLimit: 0, target: listViteTargets() },
  },
})

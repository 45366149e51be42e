/// <reference types="astro/client" />
import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when somebody first interacts with the island; see islandParts/hydration/interaction.ts. */
    'client:interaction'?: true
  }
}

/** Who counts visits, or null: a constant of the build (astro.config.ts). */
declare global {
  const __ANALYTICS__: import('#src/site/settings.ts').SiteSettings['analytics']
}

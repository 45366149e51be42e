/// <reference types="astro/client" />
import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when somebody first interacts with the island; see islands/hydration/interaction.ts. */
    'client:interaction'?: true
  }
}

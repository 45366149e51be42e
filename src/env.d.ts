/// <reference types="astro/client" />

declare module '*.woff2?url' {
  const url: string
  export default url
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when somebody first interacts with the island; see islands/hydration/interaction.ts. */
    'client:interaction'?: true
  }
}

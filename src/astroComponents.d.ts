/**
 * A file of Astro's, for TypeScript alone, which cannot read it: an endpoint draws one (src/sections/prose/Prose.astro), and domains list
 * some among their components. `astro check` reads the file, and so knows which props it takes.
 */
declare module '*.astro' {
  type Drawn = Parameters<import('astro/container').experimental_AstroContainer['renderToString']>[0]
  const component: Drawn & ((props: object) => import('react').ReactNode)
  export default component
}

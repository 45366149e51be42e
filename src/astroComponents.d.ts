/** Lets an endpoint draw a component of Astro's (src/sections/article/Prose.astro). */
declare module '*.astro' {
  const component: Parameters<import('astro/container').experimental_AstroContainer['renderToString']>[0]
  export default component
}

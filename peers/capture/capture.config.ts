/**
 * Builds the site and captures its React components: each becomes a line in `CAPTURE_FILE`, and gets an element around it in the HTML. Only
 * the benchmark builds with this (`astro build --config`), in a copy of the project.
 */
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import config from '../../astro.config'

const COMPONENT = /^export (?:async )?(?:function|const) ([A-Z]\w*)/gm
const SOURCES = /\/src\/((?:sections|illustrations|ui|islands)\/[\w/.]+)\.tsx$/

/** Adds its file to each component, because Astro passes only the function to its renderer. */
const withSources = {
  name: 'components-with-sources',
  transform(code: string, id: string) {
    const [, source] = SOURCES.exec(id) ?? []
    if (!source) return null
    const stamps = [...code.matchAll(COMPONENT)].map(
      ([, name]) => `if (typeof ${name} === 'function') Object.assign(${name}, { capturedAs: ${JSON.stringify({ source, name })} })`,
    )
    return { code: `${code}\n${stamps.join('\n')}\n`, map: null }
  },
}

/** Replaces Astro's React renderer by capturingRenderer.ts. */
function withCapturingRenderer(react: AstroIntegration): AstroIntegration {
  const setup = react.hooks['astro:config:setup']
  const serverEntrypoint = fileURLToPath(new URL('./capturingRenderer.ts', import.meta.url))
  return {
    ...react,
    hooks: {
      ...react.hooks,
      'astro:config:setup': (options) =>
        setup?.({ ...options, addRenderer: (renderer) => options.addRenderer({ ...renderer, serverEntrypoint }) }),
    },
  }
}

export default {
  ...config,
  integrations: (config.integrations as AstroIntegration[]).map((integration) =>
    integration.name === '@astrojs/react' ? withCapturingRenderer(integration) : integration,
  ),
  vite: { ...config.vite, plugins: [withSources, ...(config.vite?.plugins ?? [])] },
}

import type { ViteUserConfig } from 'astro'
import { build } from 'esbuild'

const QUERY = '?inline-script'

/**
 * Makes `import code from './x.client?inline-script'` give a page script with all that it imports, as text for a classic
 * script element. For what may not wait for a file of its own; the build hashes it for the Content-Security-Policy.
 * @param target the oldest browsers, as esbuild names them
 */
export function inlineScripts(target: string[]): NonNullable<ViteUserConfig['plugins']>[number] {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return null
      const entry = id.slice(0, -QUERY.length)
      const { outputFiles, metafile } = await build({
        entryPoints: [entry],
        bundle: true,
        write: false,
        metafile: true,
        format: 'iife',
        minify: true,
        target,
      })
      // So that `npm run dev` sees changes.
      for (const file of Object.keys(metafile.inputs)) this.addWatchFile(file)
      return `export default ${JSON.stringify(outputFiles[0]?.text.trim())}`
    },
  }
}

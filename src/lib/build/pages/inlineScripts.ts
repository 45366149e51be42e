import type { ViteUserConfig } from 'astro'
import { build } from 'esbuild'

const QUERY = '?inline-script'

/**
 * Makes `import code from './x.client?inline-script'` return a bundled page script as text, for a classic script element. It is for scripts
 * that cannot wait for a file. The build hashes them for the Content-Security-Policy.
 * @param target the oldest browsers, in esbuild's notation
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
      // `npm run dev` needs this to see changes.
      for (const file of Object.keys(metafile.inputs)) this.addWatchFile(file)
      return `export default ${JSON.stringify(outputFiles[0]?.text.trim())}`
    },
  }
}

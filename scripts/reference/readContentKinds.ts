import { rm } from 'node:fs/promises'
import { build, type Plugin } from 'esbuild'
import { ROOT, WORK_FOLDER } from '../lib/project.ts'
import type { EditedKind } from './editorSettings.ts'
import type { NamedGroup } from './fieldPages.ts'

/** Replaces Astro's content layer: a collection is only its files and its schema. */
const ASTRO_STUBS: readonly (readonly [RegExp, string])[] = [
  [/^astro:content$/, 'export const defineCollection = (collection) => collection'],
  [/\/contentLoader\.ts$/, 'export const createContentLoaders = () => (options) => options'],
]

const withoutAstro: Plugin = {
  name: 'without-astro',
  setup({ onResolve, onLoad }) {
    for (const [index, [filter, contents]] of ASTRO_STUBS.entries()) {
      onResolve({ filter }, () => ({ path: String(index), namespace: 'stand-in' }))
      onLoad({ filter: new RegExp(`^${index}$`), namespace: 'stand-in' }, () => ({ contents }))
    }
    // esbuild takes paths from the root ("#src/…") for packages, and would not bundle them.
    onResolve({ filter: /^#/ }, ({ path }) => ({ path: `${ROOT}${path.slice(1)}` }))
  },
}

/**
 * Bundles contentKinds.ts with the stand-ins, and runs it.
 * @returns every kind of content with its fields, and the named groups of fields
 */
export async function readContentKinds(): Promise<{ contentKinds: readonly EditedKind[]; namedGroups: readonly NamedGroup[] }> {
  // The process id, because the command and its test may run at the same time.
  const bundle = `${WORK_FOLDER}contentKinds-${process.pid}.mjs`
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['scripts/reference/contentKinds.ts'],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    plugins: [withoutAstro],
    logLevel: 'error',
  })
  try {
    return await import(bundle)
  } finally {
    await rm(bundle)
  }
}

import { rm } from 'node:fs/promises'
import { build, type Plugin } from 'esbuild'
import { ROOT, WORK_FOLDER } from '../lib/project.ts'
import type { EditedKind } from './editorSettings.ts'
import type { NamedGroup } from './fieldPages.ts'

/** Of Astro's content layer nothing is needed: a collection is where its files are, and its schema. */
const ASTRO_STAND_INS: readonly (readonly [RegExp, string])[] = [
  [/^astro:content$/, 'export const defineCollection = (collection) => collection'],
  [/\/contentLoader\.ts$/, 'export const contentLoaders = () => (options) => options'],
]

const withoutAstro: Plugin = {
  name: 'without-astro',
  setup({ onResolve, onLoad }) {
    for (const [index, [filter, contents]] of ASTRO_STAND_INS.entries()) {
      onResolve({ filter }, () => ({ path: String(index), namespace: 'stand-in' }))
      onLoad({ filter: new RegExp(`^${index}$`), namespace: 'stand-in' }, () => ({ contents }))
    }
    // Paths from the root look like packages, which are not put together.
    onResolve({ filter: /^#/ }, ({ path }) => ({ path: `${ROOT}${path.slice(1)}` }))
  },
}

/**
 * Puts contentKinds.ts together with what stands for Astro's content layer, and runs it.
 * @returns every kind of content with its fields, and the groups of fields that have a name
 */
export async function readContentKinds(): Promise<{ contentKinds: readonly EditedKind[]; namedGroups: readonly NamedGroup[] }> {
  // The command and its test may run side by side.
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

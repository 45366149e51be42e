/**
 * `npm run reference`: writes docs/fields/, the reference of what an editor may write into each file of the content, from the schemas.
 * `tests/unit/fieldReference.test.ts` says when they no longer agree.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { build, type Plugin } from 'esbuild'
import { main, ROOT, WORK_FOLDER } from './lib/project.ts'
import { type ContentKind, type NamedGroup, writeFieldPages } from './reference/fieldPages.ts'

const REFERENCE_FOLDER = `${ROOT}docs/fields/`

/** Of Astro's content layer nothing is needed: a collection is where its files are, and its schema. */
const ASTRO_STAND_INS: readonly (readonly [RegExp, string])[] = [
  [/^astro:content$/, 'export const defineCollection = (collection) => collection'],
  [/\/contentLoader\.ts$/, 'export const contentLoaders = () => (options) => options'],
]
/** Schemas import each other as Vite does, which Node does not follow. */
const KINDS_BUNDLE = `${WORK_FOLDER}contentKinds.mjs`

const withoutAstro: Plugin = {
  name: 'without-astro',
  setup({ onResolve, onLoad }) {
    for (const [index, [filter, contents]] of ASTRO_STAND_INS.entries()) {
      onResolve({ filter }, () => ({ path: String(index), namespace: 'stand-in' }))
      onLoad({ filter: new RegExp(`^${index}$`), namespace: 'stand-in' }, () => ({ contents }))
    }
  },
}

await main(async () => {
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['scripts/reference/contentKinds.ts'],
    outfile: KINDS_BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    plugins: [withoutAstro],
    logLevel: 'error',
  })
  const { contentKinds, namedGroups } = (await import(KINDS_BUNDLE)) as { contentKinds: ContentKind[]; namedGroups: NamedGroup[] }
  await rm(KINDS_BUNDLE)
  const pages = writeFieldPages(contentKinds, namedGroups)
  await mkdir(REFERENCE_FOLDER, { recursive: true })
  for (const gone of (await readdir(REFERENCE_FOLDER)).filter((name) => !pages.has(name))) await rm(`${REFERENCE_FOLDER}${gone}`)
  for (const [name, text] of pages) await writeFile(`${REFERENCE_FOLDER}${name}`, text)
  console.log(`docs/fields/ has ${pages.size} pages, as the schemas say.`)
})

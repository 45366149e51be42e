/** What `npm run mutants` changes, in which tests, and what it leaves out. */
import { existsSync, globSync } from 'node:fs'

type MutatedFolder = {
  /** The files that a mutation run changes, without a comma, at which Stryker's command line splits them. */
  files: readonly string[]
  /** The tests beside them, which should notice. Other tests do not run, to save time. */
  tests: readonly string[]
  needsDocument?: true
  /** No whole run has measured it yet, so its score is reported, and fails nothing. */
  hasNoLimit?: true
}

const sourceOf = (test: string) => test.replace(/\.test\.ts$/, '.ts')
const NO_SOURCES = ['!**/*.test.*', '!**/*.testing.ts', '!**/*.d.ts']
const allOf = (folder: string): MutatedFolder => ({ files: [`${folder}/**/*.ts`, ...NO_SOURCES], tests: [`${folder}/**/*.test.ts`] })
/** Only the sources that have a test beside them: without one, every line would count as unnoticed. Page scripts have their own folder. */
function findTested(...patterns: string[]): MutatedFolder {
  const tests = globSync(patterns.map((pattern) => `${pattern}.test.ts`)).filter(
    (test) => !test.endsWith('.client.test.ts') && existsSync(sourceOf(test)),
  )
  return { files: tests.map(sourceOf), tests }
}
const SCHEMAS = findTested('src/schemas/**/*')
const inFolders = (...folders: string[]) => Object.fromEntries(folders.map((folder) => [folder, allOf(folder)]))

/** Keyed by the argument of `npm run mutants`. `server` runs all names that begin with it. */
export const MUTATED_FOLDERS: Readonly<Record<string, MutatedFolder>> = {
  // Tests in demoForm/, site/ and facts/ cover much of lib, so they run as well.
  lib: { ...allOf('src/lib'), tests: ['src/{lib,demoForm,site,facts}/**/*.test.ts'] },
  contentEngine: { ...allOf('src/contentEngine'), tests: ['src/{contentEngine,facts}/**/*.test.ts'] },
  downloads: allOf('src/downloads'),
  models: allOf('src/models'),
  // `check….ts` read the entries, and have no unit test.
  checks: { ...allOf('src/registry/checks'), files: ['src/registry/checks/**/*.ts', '!src/registry/checks/check*.ts', ...NO_SOURCES] },
  registry: { ...findTested('src/registry/{,articles/,collections/,pages/,rows/}*'), hasNoLimit: true },
  pageData: { ...findTested('src/pageData/*'), hasNoLimit: true },
  // Shapes are constants of modules, which Stryker skips, so only refinements are changed. Each build runs the schemas without a test.
  // The schemas of scenes and chapters are tested with the union that they belong to.
  schemas: { ...SCHEMAS, files: [...SCHEMAS.files, 'src/schemas/scenes/*.ts', 'src/schemas/guide/guideChapter.ts', ...NO_SOURCES] },
  demoForm: allOf('src/demoForm'),
  site: allOf('src/site'),
  specification: allOf('src/specification'),
  // Their schemas are tested with the reader of their file, but for the one of the policy's sentences, which `schemas` has.
  facts: {
    ...allOf('src/facts'),
    files: ['src/facts/**/*.ts', 'src/schemas/facts/**/*.ts', '!src/schemas/facts/policySentences.ts', ...NO_SOURCES],
    hasNoLimit: true,
  },
  // Calculations without a document. Drawings are left out.
  domains: findTested('src/sections/**/*'),
  pageScripts: {
    files: ['src/sections/**/*.client.ts', ...NO_SOURCES],
    tests: ['src/sections/**/*.client{,.*}.test.{ts,tsx}'],
    needsDocument: true,
    hasNoLimit: true,
  },
  islandParts: {
    files: ['src/islandParts/**/*.ts*', ...NO_SOURCES],
    tests: ['src/islandParts/**/*.test.{ts,tsx}'],
    needsDocument: true,
    hasNoLimit: true,
  },
  'server/loose': {
    files: ['server/*.ts', 'server/leads/*.ts', ...NO_SOURCES],
    // Addresses and hexadecimal digits are tested where they are used.
    tests: ['server/{,leads/}*.test.ts', 'server/leads/http/remoteAddress.test.ts', 'server/leads/delivery/webhook.test.ts'],
  },
  ...inFolders('server/site', 'server/leads/commands', 'server/leads/delivery', 'server/leads/http', 'server/leads/operator'),
  ...inFolders('server/leads/settings', 'server/leads/store', 'server/leads/service'),
  // Backups and the journal are tested with the operator's commands.
  'server/leads/databases': {
    ...allOf('server/leads/databases'),
    tests: ['server/leads/databases/**/*.test.ts', 'server/leads/commands/{backups,changingCommands}.test.ts'],
  },
}

/** @returns the folders that a name stands for: the one called so, or all below it */
export const findFolders = (name: string): string[] =>
  Object.keys(MUTATED_FOLDERS).filter((folder) => folder === name || folder.startsWith(`${name}/`))

/** Drawings: people judge whether a picture looks right. Sizes, tags and pages are checked on the built files. */
const DRAWING_FILES = [
  'downloads/guide/guideBlocks',
  'downloads/guide/guideChapterBand',
  'downloads/guide/guideCover',
  'downloads/guide/guideLayout',
  'downloads/guide/guideListItems',
  'downloads/guide/guideLists',
  'downloads/guide/guidePanels',
  'downloads/guide/guidePaper',
  'downloads/guide/guidePdf',
  'downloads/guide/guideTable',
  'downloads/guide/guideText',
  'lib/build/pictures/icons',
  'lib/build/pictures/shareCard',
].map((name) => `src/${name}.ts`)
/**
 * Entry points, which only connect tested parts, and the thread of the store, in which Stryker cannot switch mutants on. The platform suite
 * and the fault suite run them.
 */
const ENTRY_FILES = [
  'server/main.ts',
  'server/worker.ts',
  'server/leads/service/leadService.ts',
  'server/leads/databases/sqliteThread.ts',
  'server/leads/databases/sqliteConnection.ts',
]
/** Run only inside Astro; `tests/dev/` checks what they write. */
const ASTRO_FILES = ['contentIntegration', 'editorSchemas'].map((name) => `src/contentEngine/astro/${name}.ts`)
/** Their tests change the working directory, which Stryker's worker threads cannot. */
const FOLDER_FILES = ['src/lib/build/cache/buildCache.ts', 'src/lib/build/pictures/preparePicture.ts']
export const UNMUTATED_FILES = [...DRAWING_FILES, ...ENTRY_FILES, ...ASTRO_FILES, ...FOLDER_FILES]
/**
 * Tests that a mutation run leaves out with their files. Those of drawings run through half of `lib` for seconds, and would notice no
 * change there.
 * @internal for tests/mutants.config.ts
 */
export const EXCLUDED_TESTS = [...DRAWING_FILES, ...FOLDER_FILES].map((file) => file.replace(/\.ts$/, '.test.ts'))

/** Files that `npm run mutants` does not change, with the reason. Constants of modules are left out too (scripts/mutants.ts). */

/** Drawings: people judge whether a picture looks right. Sizes, tags and pages are checked on the built files. */
const DRAWING_FILES = [
  'downloads/guide/guideBlocks',
  'downloads/guide/guideChapterBand',
  'downloads/guide/guideCover',
  'downloads/guide/guideHeaderAndFooter',
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

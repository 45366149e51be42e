/** Files that `npm run mutants` leaves alone, each group with its reason. Constants of modules are left out too (scripts/mutants.ts). */

/** Drawn, not calculated: whether a picture looks right is seen; sizes, tags and pages are checked on the finished files. */
const DRAWING_FILES = [
  'guide/guideBlocks',
  'guide/guideCover',
  'guide/guidePanels',
  'guide/guidePaper',
  'guide/guidePdf',
  'guide/guideTable',
  'guide/guideText',
  'pictures/icons',
  'pictures/shareCard',
].map((name) => `src/lib/build/${name}.ts`)
/** Entries, which only join what is tested, and the store's thread, where no mutant is switched on: the platform suite and the fault suite run them whole. */
const ENTRY_FILES = [
  'server/main.ts',
  'server/worker.ts',
  'server/leads/service/leadService.ts',
  'server/leads/databases/sqliteThread.ts',
  'server/leads/databases/sqliteConnection.ts',
]
/** Run inside Astro only: `tests/dev/` looks at what they show and write. */
const ASTRO_FILES = ['contentIntegration', 'editorSchemas'].map((name) => `src/lib/build/content/loading/${name}.ts`)
/** Its tests change the folder that they work in, which the threads of a mutation run may not. */
const FOLDER_FILES = ['src/lib/build/cache/buildCache.ts']
export const UNCHANGED_FILES = [...DRAWING_FILES, ...ENTRY_FILES, ...ASTRO_FILES, ...FOLDER_FILES]
/**
 * Tests that a mutation run leaves out with their files: those of drawings run through half of `lib` for seconds, and none of them looks
 * for what a change there does.
 * @internal for tests/mutants.config.ts
 */
export const UNREPEATED_TESTS = [...DRAWING_FILES, ...FOLDER_FILES].map((file) => file.replace(/\.ts$/, '.test.ts'))

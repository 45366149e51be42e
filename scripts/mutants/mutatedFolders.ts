import { existsSync, globSync } from 'node:fs'
import { ROOM_MODELS } from './roomModels.ts'

/** What a mutation run changes, and the tests that should notice: those beside the files, so that a run does not begin with every other test. */
type MutatedFolder = { files: readonly string[]; tests: readonly string[] }

const NO_SOURCES = ['!**/*.test.ts', '!**/*.testing.ts', '!**/*.d.ts']
const whole = (folder: string): MutatedFolder => ({ files: [`${folder}/**/*.ts`, ...NO_SOURCES], tests: [`${folder}/**/*.test.ts`] })
/** The sources of a folder that have a test beside them: of one that no test loads, every line would count as unnoticed. */
const tested = (folder: string): MutatedFolder => ({
  ...whole(folder),
  files: globSync(`${folder}/**/*.test.ts`)
    .map((test) => test.replaceAll('\\', '/').replace(/\.test\.ts$/, '.ts'))
    .filter((file) => existsSync(file)),
})
const inFolders = (...folders: string[]) => Object.fromEntries(folders.map((folder) => [folder, whole(folder)]))

/** Name, as `npm run mutants` takes it → what is changed, and the tests. `server` as a name stands for all that begin with it. */
export const MUTATED_FOLDERS: Readonly<Record<string, MutatedFolder>> = {
  // What the site is about is much of what its tests ask about.
  lib: { ...whole('src/lib'), tests: ['src/{lib,site,facts}/**/*.test.ts'] },
  models: whole('src/models'),
  policy: whole('src/policy'),
  // What reads the entries for them has no unit test.
  checks: { ...whole('src/registry/checks'), files: ['src/registry/checks/*.ts', '!src/registry/checks/check*.ts', ...NO_SOURCES] },
  // Shapes are constants, so what is changed is refinements. What has no test is checked with the content, by each build.
  schemas: tested('src/schemas'),
  site: whole('src/site'),
  facts: whole('src/facts'),
  rooms: { files: ROOM_MODELS.map((model) => `${model}.ts`), tests: ROOM_MODELS.map((model) => `${model}.test.ts`) },
  'server/loose': {
    files: ['server/*.ts', 'server/leads/*.ts', ...NO_SOURCES],
    // Addresses and hexadecimal digits are tested where they are used.
    tests: ['server/{,leads/}*.test.ts', 'server/leads/http/remoteAddress.test.ts', 'server/leads/delivery/webhook.test.ts'],
  },
  ...inFolders('server/site', 'server/leads/commands', 'server/leads/delivery', 'server/leads/http', 'server/leads/operator'),
  ...inFolders('server/leads/settings', 'server/leads/store', 'server/leads/service'),
  // Copies of the store, and its journal, are tested where the operator has to do with them.
  'server/leads/databases': {
    ...whole('server/leads/databases'),
    tests: ['server/leads/databases/**/*.test.ts', 'server/leads/commands/{backups,changingCommands}.test.ts'],
  },
}

/** @returns the names of what is run for one: itself, or all that begin with it */
export const foldersCalled = (name: string): string[] =>
  Object.keys(MUTATED_FOLDERS).filter((folder) => folder === name || folder.startsWith(`${name}/`))

/** A copy of the project, and tools to change it. */
import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assert } from 'vitest'
import { runProgram } from '#scripts/lib/processes/runProgram.ts'
import { ROOT, WORK_FOLDER } from '#scripts/lib/project.ts'

export type Scratch = { folder: string; script(name: string, ...args: string[]): Promise<{ code: number; output: string }> }

/** Variables of Vitest. A build would use them: it checks less in development (`DEV`). */
const VITEST_VARIABLES = /^(?:VITEST.*|TEST|NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL)$/

/** @returns the environment without Vitest's variables */
export const readEditorEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !VITEST_VARIABLES.test(name)))

/** @param settings environment variables of its commands */
export async function createScratch(settings: Record<string, string>): Promise<Scratch> {
  const folder = await mkdtemp(join(tmpdir(), 'test-editor-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0')
  for (const file of files) if (file) await cp(`${ROOT}${file}`, join(folder, file)).catch(ignoreMissing)
  await symlink(`${ROOT}node_modules`, join(folder, 'node_modules'))
  // Copies what builds make once, as it is in an editor's project.
  for (const made of ['fonts', 'cache'])
    await cp(`${WORK_FOLDER}${made}`, `${folder}/.build/${made}`, { recursive: true }).catch(ignoreMissing)
  const env = { ...readEditorEnvironment(), ...settings }
  return {
    folder,
    script: (name, ...args) =>
      runProgram(process.execPath, ['--disable-warning=ExperimentalWarning', `scripts/${name}.ts`, ...args], { cwd: folder, env }),
  }
}
/** Git still lists files that were deleted in the work tree. */
function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

/** Changes a file. A change without effect is a mistake in the test. */
export async function editFile(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8')
  const after = change(before)
  assert(after !== before, `An editor’s year found nothing to change in ${file}.`)
  await writeFile(file, after)
}

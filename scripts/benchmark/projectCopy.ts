/** Copies of the project to measure: of the work tree or of a commit, each in its own folder. */
import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runProgram } from '../lib/processes/runProgram.ts'
import { PlainError, ROOT, WORK_FOLDER } from '../lib/project.ts'

/** `ref` is a commit, or null for the work tree. */
export type Project = { name: string; ref: string | null }

/** @returns the commit that a ref names @throws PlainError if there is none */
export function resolveCommit(ref: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', `${ref}^{commit}`], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    throw new PlainError(
      `There is no commit "${ref}" here. Name a tag, a branch or a commit, for example: npm run benchmark -- --previous=main`,
    )
  }
}

/** @returns a temporary folder with the project's files. Packages are linked if the lockfile is the same, and installed if not. */
export async function copyProject(ref: string | null): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'benchmark-'))
  if (ref === null) {
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0')
    for (const file of files.filter(Boolean)) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await cp(`${ROOT}${file}`, join(folder, file)).catch(() => null)
    }
  } else {
    const archive = execFileSync('git', ['archive', ref], { cwd: ROOT, maxBuffer: 1 << 29 })
    execFileSync('tar', ['-x'], { cwd: folder, input: archive })
  }
  const lock = (root: string) => readFile(join(root, 'package-lock.json'), 'utf8').catch(() => '')
  if ((await lock(ROOT)) === (await lock(folder))) await symlink(`${ROOT}node_modules`, join(folder, 'node_modules'))
  else {
    // The link is left out before an installation, which would empty the linked folder. Older releases install only before a command.
    const { code, output } = await runProgram(process.execPath, ['scripts/bootstrap.mjs', 'build'], { cwd: folder })
    if (code !== 0) throw new PlainError(output)
  }
  if (ref === null) await cp(`${WORK_FOLDER}fonts`, join(folder, '.build/fonts'), { recursive: true }).catch(() => null)
  return folder
}

/** @returns a temporary folder with the built project of a commit */
export async function buildProject(ref: string): Promise<string> {
  const folder = await copyProject(ref)
  const { code, output } = await runProgram(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/build.ts'], {
    cwd: folder,
  })
  if (code !== 0) throw new PlainError(output.slice(-3000))
  return folder
}

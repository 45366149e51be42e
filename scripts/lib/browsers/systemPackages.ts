/** Finds and installs programs of the system. */
import { accessSync, constants } from 'node:fs'
import { runProgram } from '../processes/runProgram.ts'

/** @returns the first of these paths that is executable; empty paths are skipped */
export function findExecutable(paths: string[]): string | undefined {
  return paths.find((path) => {
    try {
      accessSync(path, constants.X_OK)
      return path !== ''
    } catch {
      return false
    }
  })
}

/** Installs packages with Debian's package manager if that is allowed. The caller checks whether it worked. */
export async function installPackages(packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0) return
  console.log(`Installing ${packages.join(', ')} through the system’s package manager (once) …`)
  await runProgram('apt-get', ['update', '-q']).catch(() => null)
  await runProgram('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages]).catch(() => null)
}

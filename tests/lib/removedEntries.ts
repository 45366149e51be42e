import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @param folder of content, from the project's root
 * @param root the checkout; outside of one, nothing is known
 * @returns ids of entries that history has in the folder and that are there no longer, whether removed or renamed; without those
 *   that were drafts in every version, which nobody could link to
 */
export function removedEntries(folder: string, root = '.'): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  let files: string[]
  try {
    files = git('log', '--no-renames', '--diff-filter=D', '--name-only', '--format=', '--', folder).split('\n')
  } catch {
    return []
  }
  return [...new Set(files)]
    .filter((file) => /\.(?:mdx|yaml)$/.test(file) && !existsSync(join(root, file)))
    .filter((file) => {
      const versions = git('log', '--no-renames', '--diff-filter=AM', '--format=%H', '--', file).trim().split('\n')
      return versions.some((commit) => !/^draft: true$/m.test(git('show', `${commit}:${file}`)))
    })
    .map((file) => file.slice(folder.replace(/^\.\//, '').length + 1).replace(/\.\w+$/, ''))
}

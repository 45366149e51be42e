/** What Git knows about the changes to content since the main branch, and what is left to their editor. */
import { execFileSync } from 'node:child_process'
import { ROOT } from './project.ts'

/** @returns the output of git, or nothing if it refuses */
export function runGit(...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return ''
  }
}

const linesOf = (output: string) => output.split('\n').filter(Boolean)

/** @returns the commit at which the branch left the main branch; undefined if Git cannot tell */
export const findMainCommit = (): string | undefined =>
  ['origin/main', 'main', 'HEAD'].map((branch) => runGit('merge-base', 'HEAD', branch).trim()).find(Boolean)

/** @returns the files of content that a commit leaves out until `git add` */
export const listUntrackedContent = (): string[] => linesOf(runGit('ls-files', '--others', '--exclude-standard', '--', 'src/content'))

/** @returns the files of content that have changed since a commit, new ones among them */
export const listChangedContent = (commit: string): string[] => [
  ...linesOf(runGit('diff', '--name-only', '--diff-filter=d', commit, '--', 'src/content')),
  ...listUntrackedContent(),
]

/**
 * @param changed files of content that have changed since the main branch
 * @param untracked those of them that Git does not have yet
 * @returns what an editor does after the checks; empty if nothing has changed
 */
export function describeNextSteps(changed: readonly string[], untracked: readonly string[]): string {
  if (changed.length === 0) return ''
  const fit = 'See whether the words fit on phones: npm run check:page'
  const add = `Git does not have these new files yet. Before you commit, run git add -A:\n  ${untracked.join('\n  ')}`
  return ['\nNext:', fit, ...(untracked.length > 0 ? [add] : []), SEND_TASK].join('\n- ')
}

/** How to commit and push has one home. */
const SEND_TASK = 'Send it: docs/content.md, "Every change".'

/** @returns what a command that has changed content leaves to its editor, which always ends with sending it */
export const describeLeftTasks = (tasks: readonly string[]): string => `What is left for you:\n- ${[...tasks, SEND_TASK].join('\n- ')}`

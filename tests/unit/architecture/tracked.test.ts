/** Files that must never be in Git. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A store, its journal or a backup. They contain what visitors wrote in the form. */
const STORE_FILE = /\.sqlite\b/

// Without Git there is no list of tracked files.
it.runIf(existsSync('.git'))('no store of leads is tracked', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1 << 28 }).split('\0')
  expect(tracked).toContain('package.json')
  expect(tracked.filter((file) => STORE_FILE.test(file))).toEqual([])
})

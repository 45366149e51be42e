/** What a checkout never holds, whoever adds it and however. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A store's file, its journal, a backup: they hold what people wrote in the form. */
const STORE_FILE = /\.sqlite\b/

// An export of the sources has no list of what is tracked.
it.runIf(existsSync('.git'))('no store of leads is tracked', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1 << 28 }).split('\0')
  expect(tracked).toContain('package.json')
  expect(tracked.filter((file) => STORE_FILE.test(file))).toEqual([])
})

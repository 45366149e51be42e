import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { PLAYWRIGHT_FLAGS } from './playwrightFlags.ts'

/** Has Playwright's own flags, which it does not export. This test alone reads it, after an update (docs/upkeep.md). */
const BUNDLE = `${dirname(createRequire(import.meta.resolve('@playwright/test')).resolve('playwright-core'))}/lib/coreBundle.js`

test('what Playwright turns off in Chromium stays off beside what we turn off', () => {
  const [, list = ''] = /disabledFeatures = \[(.*?)\]/s.exec(readFileSync(BUNDLE, 'utf8')) ?? []
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)
  expect(theirs, 'Playwright keeps its list in another place: change how this test finds it').not.toEqual([])
  const lists = PLAYWRIGHT_FLAGS.filter((flag) => flag.startsWith('--disable-features='))
  // Chromium honors only the last list.
  const ours = lists.at(-1)?.slice('--disable-features='.length).split(',')
  expect(
    theirs.filter((name) => name && !ours?.includes(name)),
    'Playwright turns these off, too: add them to scripts/lib/browsers/playwrightFlags.ts',
  ).toEqual([])
})

import { chromium } from '@playwright/test'
import { expect, it } from 'vitest'
import { PLAYWRIGHT_FLAGS } from './playwrightFlags.ts'

/** @returns the lists of features that Playwright asks a browser to do without, in the order of its flags */
async function listDisabledFeatures(): Promise<string[][]> {
  // Node in place of a browser refuses the flags, and Playwright's error repeats them.
  const launch = chromium.launch({ executablePath: process.execPath, args: PLAYWRIGHT_FLAGS })
  const [command = ''] = /<launching>.*/.exec(await launch.then(String, String)) ?? []
  return [...command.matchAll(/ --disable-features=(\S+)/g)].map(([, features = '']) => features.split(','))
}

it('what Playwright turns off in Chromium stays off beside what we turn off', async () => {
  const lists = await listDisabledFeatures()
  expect(lists.length, 'Playwright’s own flags, before ours').toBeGreaterThan(1)
  // Chromium honors only the last list.
  const ours = lists.at(-1)
  expect(
    lists.flat().filter((name) => !ours?.includes(name)),
    'Playwright turns these off, too: add them to scripts/lib/browsers/playwrightFlags.ts',
  ).toEqual([])
})

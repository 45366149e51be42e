/** Islands whose code comes late or never, so that what a visitor does without it can be tried at leisure. */
import { globSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'

/** Addresses of every module that an island of the built site is made of: its own, and what draws it. */
let foundModules: Set<string> | undefined
const findIslandModules = () => {
  foundModules ??= new Set(
    globSync('dist/**/*.html').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, address = '']) => address),
    ),
  )
  return foundModules
}

/** From now on the islands' modules are not found, as on a page that has outlived its build. */
export const blockIslands = (page: Page): Promise<unknown> =>
  page.route(
    (url) => findIslandModules().has(url.pathname),
    (route) => route.fulfill({ status: 404 }),
  )

/**
 * Holds the islands' modules back from now on.
 * @returns a function that lets them come, once the page has asked for one: with nothing held, nothing would have been tried
 */
export async function holdIslands(page: Page): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>()
  let held = 0
  await page.route(
    (url) => findIslandModules().has(url.pathname),
    async (route) => {
      held++
      await gate.promise
      await route.continue()
    },
  )
  return async () => {
    await expect.poll(() => held, 'modules of islands that were held back').toBeGreaterThan(0)
    gate.resolve()
  }
}

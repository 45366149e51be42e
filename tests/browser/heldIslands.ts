/** Delays or blocks the code of islands, to test what a visitor does without it. */
import { globSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'

/** Addresses of the modules of all islands in the built site: their own and React's. */
let foundModules: Set<string> | undefined
const findIslandModules = () => {
  foundModules ??= new Set(
    globSync('dist/**/*.html').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, address = '']) => address),
    ),
  )
  return foundModules
}

/** Answers requests for the islands' modules with "not found" from now on, as for a page that is older than the deployed build. */
export const blockIslands = (page: Page): Promise<unknown> =>
  page.route(
    (url) => findIslandModules().has(url.pathname),
    (route) => route.fulfill({ status: 404 }),
  )

/**
 * Delays the islands' modules from now on.
 * @returns a function that releases them. It waits until the page has requested one, because otherwise nothing would have been tested
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

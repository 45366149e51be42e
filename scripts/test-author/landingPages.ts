/** The pages of two campaigns, by docs/adding-a-page.md. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageFile, resources, routeTo } from '#src/site/routes.ts'
import { assert, editFile, type Scratch } from './scratchProject.ts'

export const LANDING_PAGE = 'peak-season'
/** Search engines may not show it; it gets another name later. */
export const UNLISTED_PAGE = { old: 'trade-fair', slug: 'after-the-fair' }

/** Takes one of the two out of all lists. */
export const hideLandingPage = (folder: string): Promise<void> =>
  editFile(join(folder, `src/content/landing/${UNLISTED_PAGE.old}.yaml`), (text) => `listed: false\n${text}`)

/** The unlisted page answers at its new address, and nothing that lists pages has it. */
export async function checkUnlistedPage({ folder }: Scratch): Promise<void> {
  const address = routeTo.landing(UNLISTED_PAGE.slug)
  const read = (file: string) => readFile(join(folder, 'dist', file), 'utf8')
  assert(
    /<meta name="robots" content="noindex"/.test(await read(pageFile(address))),
    `Search engines may show ${address}, which is not listed.`,
  )
  for (const file of [resources.sitemap, resources.searchData])
    assert(!(await read(file)).includes(address), `${file} has the page ${address}, which is not listed.`)
}

/** The pages of two campaigns, by docs/adding-a-page.md. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageFile, resources, routeTo } from '#src/site/routes.ts'
import { assert, type Scratch } from './scratchProject.ts'

export const LANDING_PAGE = 'peak-season'
/** Search engines may not show it; it gets another name later. */
export const UNLISTED_PAGE = { old: 'trade-fair', slug: 'after-the-fair' }

/** Adds both, from the example of the docs as it stands there. @returns the address of the one that is listed */
export async function addLandingPages({ folder }: Scratch): Promise<string> {
  const [, after = ''] = (await readFile(join(folder, 'docs/adding-a-page.md'), 'utf8')).split('\n## A landing page (no code)\n')
  const [, example = ''] = /```yaml\n([\s\S]*?)```/.exec(after) ?? []
  const content = join(folder, 'src/content/landing')
  await mkdir(content, { recursive: true })
  await writeFile(join(content, `${LANDING_PAGE}.yaml`), example)
  const unlisted = example
    .replace(/^( {2}title: ).*/m, '$1What we show at the trade fair')
    .replace(
      /^( {2}description: ).*/m,
      '$1For those who met us at the fair and want to see once more what we had on the table, from the line to the record.',
    )
  await writeFile(join(content, `${UNLISTED_PAGE.old}.yaml`), `listed: false\n${unlisted}`)
  return routeTo.landing(LANDING_PAGE)
}

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

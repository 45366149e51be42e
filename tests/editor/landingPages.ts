/** Two landing pages, by docs/adding-a-page.md. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assert } from 'vitest'
import { pageFile, resources, routeTo } from '#src/site/routes.ts'
import { editFile, type Scratch } from '../lib/scratchProject.ts'
import { addPicture } from './pictures.ts'

export const LANDING_PAGE = 'peak-season'
/** Hidden from search engines; renamed later. */
export const UNLISTED_PAGE = { old: 'trade-fair', slug: 'after-the-fair' }

/** Hides one of the two from all lists, and removes its opening's picture. */
export const hideLandingPage = (folder: string): Promise<void> =>
  editFile(
    join(folder, `src/content/landing/${UNLISTED_PAGE.old}.yaml`),
    (text) => `listed: false\n${text.replace(/^ {2}picture:\n(?: {4}.*\n)+/m, '')}`,
  )

/** The file name of the picture. The build keeps it in its address. */
export const CAMPAIGN_PICTURE = 'night-crew'

/** Adds a block with a new picture file and a link in Markdown. */
export async function showCampaignPicture(scratch: Scratch): Promise<void> {
  await addPicture(scratch, CAMPAIGN_PICTURE, 'navy')
  const block = `  - kind: photo
    id: crew
    heading: The night crew
    text: They know at half past five who is missing.
    file: ${CAMPAIGN_PICTURE}.JPG
    alt: Three people at a gate before sunrise.
    action: { label: How roles are assigned, to: "{route:manual}#roles" }
`
  await editFile(join(scratch.folder, `src/content/landing/${LANDING_PAGE}.yaml`), (text) =>
    text.replace(/^closing:/m, `${block}\nclosing:`),
  )
}

/** Checks that the unlisted page exists at its new address, and that no list contains it. */
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

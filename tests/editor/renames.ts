/** What an editor renames in a year, by docs/renaming-a-page.md, "Renaming one". */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assert } from 'vitest'
import { REDIRECTS } from '#scripts/lib/entries/dataFiles.ts'
import { currentSlug } from '#src/site/redirects.ts'
import { routes, routeTo } from '#src/site/routes.ts'
import type { Scratch } from '../lib/scratchProject.ts'
import { UNLISTED_PAGE } from './landingPages.ts'

/** Listed by header, form and home, and named by the specification. */
export const RENAMED_INDUSTRY = { old: currentSlug(routeTo.industry, 'logistics'), slug: 'distribution', name: 'Distribution & logistics' }
export const RENAMED_FEATURE = { old: currentSlug(routeTo.feature, 'mass-communication'), slug: 'broadcasts' }
/** Named by the specification, only by its label. */
export const RENAMED_TAG = { old: currentSlug(routeTo.tag, 'ncns'), id: 'no-shows' }
/** Other articles link to it. */
export const RENAMED_ARTICLE = {
  old: currentSlug(routeTo.article, 'reduce-employee-no-call-no-shows-2025'),
  slug: 'fewer-no-call-no-shows-in-a-quarter',
}

/** Code has a name for it, and the specification lists it. */
export const RENAMED_DOCUMENT = { old: routes.manual.slice(1), slug: 'support/handbook' }

/** The next build would find any link to an old address. */
export async function testRenames({ folder, script }: Scratch): Promise<void> {
  const redirects = () => readFile(join(folder, REDIRECTS), 'utf8')
  const before = await redirects()
  const refused = await script('rename', 'industry', `${RENAMED_INDUSTRY.old}s`, RENAMED_INDUSTRY.slug)
  assert(
    refused.code !== 0 && refused.output.includes(`Did you mean "${RENAMED_INDUSTRY.old}"`) && (await redirects()) === before,
    `A rename of what is not there is not refused with what was meant:\n${refused.output}`,
  )
  for (const asked of [
    ['industry', RENAMED_INDUSTRY.old, RENAMED_INDUSTRY.slug, RENAMED_INDUSTRY.name],
    ['feature', RENAMED_FEATURE.old, RENAMED_FEATURE.slug],
    ['tag', RENAMED_TAG.old, RENAMED_TAG.id],
    ['article', RENAMED_ARTICLE.old, RENAMED_ARTICLE.slug],
    ['landing', UNLISTED_PAGE.old, UNLISTED_PAGE.slug],
    ['document', RENAMED_DOCUMENT.old, RENAMED_DOCUMENT.slug],
  ]) {
    const { code, output } = await script('rename', ...asked)
    assert(code === 0, `npm run rename -- ${asked.join(' ')} failed:\n${output}`)
  }
}

/** What gets another name and address in a year, by the command of docs/adding-a-page.md, "Renaming one". */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { currentSlug } from '../../src/site/currentSlug.ts'
import { routeTo } from '../../src/site/routes.ts'
import { REDIRECTS } from '../lib/redirectLines.ts'
import { demand, type Scratch } from './scratch.ts'

/** One that header, form and home list, and that the specification names. */
export const INDUSTRY = { old: currentSlug(routeTo.industry, 'logistics'), slug: 'distribution', name: 'Distribution & logistics' }
export const FEATURE = { old: currentSlug(routeTo.feature, 'mass-communication'), slug: 'broadcasts' }
/** One that the specification names, by its label alone. */
export const TAG = { old: currentSlug(routeTo.tag, 'ncns'), id: 'no-shows' }
/** One that others link to. */
export const MOVED_ARTICLE = {
  old: currentSlug(routeTo.article, 'reduce-employee-no-call-no-shows-2025'),
  slug: 'fewer-no-call-no-shows-in-a-quarter',
}

/** Nothing is left behind: the next build finds no link to an old name. */
export async function renamed({ folder, script }: Scratch): Promise<void> {
  const redirects = () => readFile(join(folder, REDIRECTS), 'utf8')
  const before = await redirects()
  const refused = await script('rename', 'industry', `${INDUSTRY.old}s`, INDUSTRY.slug)
  demand(
    refused.code !== 0 && refused.output.includes(`Did you mean "${INDUSTRY.old}"`) && (await redirects()) === before,
    `A rename of what is not there is not refused with what was meant:\n${refused.output}`,
  )
  for (const asked of [
    ['industry', INDUSTRY.old, INDUSTRY.slug, INDUSTRY.name],
    ['feature', FEATURE.old, FEATURE.slug],
    ['tag', TAG.old, TAG.id],
    ['article', MOVED_ARTICLE.old, MOVED_ARTICLE.slug],
  ]) {
    const { code, output } = await script('rename', ...asked)
    demand(code === 0, `npm run rename -- ${asked.join(' ')} failed:\n${output}`)
  }
}

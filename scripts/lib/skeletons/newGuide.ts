import { checkEntryExists, listSlugs } from '../entries/entryKinds.ts'
import { checkAddressIsFree } from '../entries/freeAddress.ts'
import { findMenuPage } from '../entries/menuPage.ts'
import type { ProjectTexts } from '../entries/projectTexts.ts'
import { PlainError } from '../project.ts'

/**
 * @param args of `npm run new:guide`: the industry that the guide is for
 * @param redirects old addresses, and their targets
 * @returns the slug of the industry and of the guide, and the name that readers see
 * @throws PlainError if there is no such industry, or if the guide's address leads elsewhere
 */
export function parseNewGuide(
  args: readonly string[],
  project: ProjectTexts,
  redirects: Readonly<Record<string, string>>,
): { slug: string; name: string } {
  const [slug, ...surplus] = args
  const guides = listSlugs('guide', project)
  const unguided = listSlugs('industry', project).filter((industry) => !guides.includes(industry))
  if (!slug || surplus.length > 0)
    throw new PlainError(
      `Give the name of an industry’s file, without its ending: npm run new:guide -- airports. Without a guide: ${unguided.join(', ') || 'none'}.`,
    )
  checkEntryExists('industry', slug, project)
  checkAddressIsFree('guide', slug, redirects)
  return { slug, name: findMenuPage('industry', slug, project)?.name ?? slug }
}

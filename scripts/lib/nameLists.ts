/**
 * The lists of names that the header, the footer and the demo form show (src/lib/anywhere/names/), as commands write them. They are
 * code because the form's script and the service read them; why they have one home: docs/decisions/050.
 */
import { nameKey, nameLine } from '../../src/lib/anywhere/names/nameLine.ts'

export const NAME_LISTS = {
  industry: 'src/lib/anywhere/names/industryNames.ts',
  feature: 'src/lib/anywhere/names/featureNames.ts',
} as const

const linePattern = (slug: string) => new RegExp(`^  ${RegExp.escape(nameKey(slug))}: (['"])(.*)\\1,\\n`, 'm')

/** @param list the text of such a file @returns the name that it has for a page; null where it does not list the page */
export const findListedName = (list: string, slug: string): string | null => linePattern(slug).exec(list)?.[2] ?? null

/** @returns the list with one more page, the last one of its menu */
export const withNameAdded = (list: string, slug: string, name: string): string =>
  list.replace(/^\} as const$/m, () => `  ${nameLine(slug, name)}\n} as const`)

/** @returns the list with a page's new address and name in the place of the old ones */
export const withNameReplaced = (list: string, old: string, slug: string, name: string): string =>
  list.replace(linePattern(old), () => `  ${nameLine(slug, name)}\n`)

/** @returns the list without a page, if it has it */
export const withoutName = (list: string, slug: string): string => list.replace(linePattern(slug), '')

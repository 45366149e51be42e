/**
 * The lists of names that the header, the footer and the demo form show (src/lib/anywhere/names/), as commands write them. They are
 * code because the form's script and the service read them; why they have one home: docs/decisions/050.
 */

export const NAME_LISTS = {
  industry: 'src/lib/anywhere/names/industryNames.ts',
  feature: 'src/lib/anywhere/names/featureNames.ts',
} as const

const IDENTIFIER = /^[a-z]\w*$/
/** As Biome writes both. */
const keyOf = (slug: string) => (IDENTIFIER.test(slug) ? slug : `'${slug}'`)
const quoted = (name: string) => (/['\\]/.test(name) ? JSON.stringify(name) : `'${name}'`)
const lineOf = (slug: string) => new RegExp(`^  ${RegExp.escape(keyOf(slug))}: (['"])(.*)\\1,\\n`, 'm')

/** @param list the text of such a file @returns the name that it has for a page; null where it does not list the page */
export const listedName = (list: string, slug: string): string | null => lineOf(slug).exec(list)?.[2] ?? null

/** @returns the list with one more page, the last one of its menu */
export const withListed = (list: string, slug: string, name: string): string =>
  list.replace(/^\} as const$/m, () => `  ${keyOf(slug)}: ${quoted(name)},\n} as const`)

/** @returns the list with a page's new address and name in the place of the old ones */
export const withRelisted = (list: string, old: string, slug: string, name: string): string =>
  list.replace(lineOf(old), () => `  ${keyOf(slug)}: ${quoted(name)},\n`)

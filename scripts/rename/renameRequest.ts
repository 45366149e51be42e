/** Parses the arguments of `npm run rename`, and refuses invalid ones. */
import { MAX_LABEL_LENGTH } from '#src/lib/anywhere/text/textLimits.ts'
import {
  addressesOf,
  checkEntryExists,
  ENTRY_KINDS,
  type EntryKindName,
  findMenuPage,
  listEntryFiles,
  listSlugs,
  parseEntryKind,
} from '../lib/entries/entryKinds.ts'
import type { ProjectTexts } from '../lib/entries/projectTexts.ts'
import { checkAddressIsFree, checkSlug } from '../lib/entries/slugs.ts'
import { PlainError } from '../lib/project.ts'

/** `name` is null if only the address changes. */
export type RenameRequest = { kind: EntryKindName; old: string; slug: string; name: string | null }

const USAGE = 'npm run rename -- industry OLD-SLUG NEW-SLUG "New name"'

/** @throws PlainError if the name cannot be shown, or another entry has it */
function checkName(kind: EntryKindName, old: string, name: string, known: readonly string[], project: ProjectTexts): void {
  if (name.length < 2 || name.length > MAX_LABEL_LENGTH || /[\p{Cc}\\"{}]/u.test(name))
    throw new PlainError(
      `"${name}" is no name: it has 2 to ${MAX_LABEL_LENGTH} characters, without quotation marks, braces and backslashes.`,
    )
  const owner = known.find((slug) => slug !== old && findMenuPage(kind, slug, project)?.name === name)
  if (owner) throw new PlainError(`"${name}" is the name of the ${kind} "${owner}" already. Choose another.`)
}

/**
 * @param args the command's arguments
 * @param redirects old addresses, and their targets
 * @throws PlainError that says what is wrong and how to write it
 */
export function parseRenameRequest(
  args: readonly string[],
  project: ProjectTexts,
  redirects: Readonly<Record<string, string>>,
): RenameRequest {
  const [written = '', old = '', slug = '', ...words] = args.map((arg) => arg.trim())
  const kind = parseEntryKind(
    written,
    'renamed',
    `${USAGE}\nA developer renames any other page: docs/recipes.md, "Renaming a page with an address of its own".`,
  )
  if (kind === 'guide') throw new PlainError(`A guide has the address of its industry. Rename that: ${USAGE}`)
  if (!old || !slug) throw new PlainError(`Say which ${kind}, and what its address ends in from now on: ${USAGE.replace('industry', kind)}`)
  checkEntryExists(kind, old, project)
  const knownSlugs = listSlugs(kind, project)
  checkSlug(kind, slug)
  const name = words.join(' ') || null
  if (old === slug && name === null)
    throw new PlainError(`"${old}" is its name already. To change what readers see, write the name behind it: ${USAGE}`)
  if (old !== slug) checkNameIsFree(kind, old, slug, knownSlugs, project, redirects)
  if (name !== null && ENTRY_KINDS[kind].nameField === null)
    throw new PlainError(`A ${kind} page has no name: change its words in its file, and leave "${name}" out here.`)
  if (name !== null) checkName(kind, old, name, knownSlugs, project)
  return { kind, old, slug, name }
}

/** @throws PlainError if an entry has the slug, or had it */
function checkNameIsFree(
  kind: EntryKindName,
  old: string,
  slug: string,
  knownSlugs: readonly string[],
  project: ProjectTexts,
  redirects: Readonly<Record<string, string>>,
): void {
  const [taken] = listEntryFiles(kind, slug, project)
  if (taken) throw new PlainError(`${taken} is there already. Choose another name.`)
  if (knownSlugs.includes(slug)) throw new PlainError(`There is a ${kind} "${slug}" already. Choose another name.`)
  checkAddressIsFree(kind, slug, redirects, addressesOf(kind, old))
}

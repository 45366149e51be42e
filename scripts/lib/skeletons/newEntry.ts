/** What all `npm run new:…` of entries are asked for: a name, and an address that is made of it or given. */
import { parseArgs } from 'node:util'
import { errorMessageOf } from '#src/lib/anywhere/text/errorMessage.ts'
import { MAX_LABEL_LENGTH } from '#src/lib/anywhere/text/textLimits.ts'
import { redirects } from '#src/site/redirects.ts'
import type { EntryKindName } from '../entries/entryKinds.ts'
import { checkAddressIsFree } from '../entries/freeAddress.ts'
import { checkSlug, slugOf } from '../entries/slugs.ts'
import { PlainError } from '../project.ts'

/** The length in characters of a name that menus show. */
export const NAME_LENGTH = { min: 3, max: MAX_LABEL_LENGTH } as const

/** What a `npm run new:…` is asked for. A document's slug may name folders: "support/manual". */
type NewEntry = { name: string; slug: string; isListed: boolean }
/** How a `npm run new:…` is used. */
type NewEntryUsage = {
  /** "the article's title" */
  what: string
  /** Of its length, in characters. */
  limits: { min: number; max: number }
  example: string
  /** "--address swaps for an address that is not the name" */
  options: string
}

/**
 * @param args of the command line
 * @returns the name from the words, and the slug of `--address` or else of the name
 * @throws PlainError with the usage if the name is too short or too long, or if there is another option; one of its own for an address that
 * is wrong or not free
 */
export function readNewEntry(
  kind: EntryKindName,
  { what, limits, example, options }: NewEntryUsage,
  args: readonly string[] = process.argv.slice(2),
): NewEntry {
  const usage = `Give ${what}, of ${limits.min} to ${limits.max} characters: npm run new:${kind} -- "${example}". Add ${options}.`
  const { name, address, isListed } = parseNewEntry(kind, usage, args)
  if (name.length < limits.min || name.length > limits.max)
    throw new PlainError(`${name && `"${name}" has ${name.length} characters. `}${usage}`)
  if (address !== undefined) checkSlug(kind, address)
  const slug = address ?? slugOf(name)
  checkAddressIsFree(kind, slug, redirects)
  return { name, slug, isListed }
}

/** Features and industries can be listed. */
const LISTED_KINDS: readonly EntryKindName[] = ['feature', 'industry']

function parseNewEntry(kind: EntryKindName, usage: string, args: readonly string[]) {
  const address = { type: 'string' } as const
  const options = LISTED_KINDS.includes(kind) ? { address, listed: { type: 'boolean' } as const } : { address }
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    return { name: positionals.join(' ').trim(), address: values.address, isListed: 'listed' in values }
  } catch (error) {
    // Node says "Unknown option '--adress'. To specify …".
    const [problem] = errorMessageOf(error).split('. ')
    throw new PlainError(`${problem}. ${usage}`)
  }
}

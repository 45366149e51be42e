/** What `npm run new:…` are given: a name, and an address that is made of it or given; the next position; and how they write their file. */

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { errorMessageOf } from '#src/lib/anywhere/text/errorMessage.ts'
import { MAX_LABEL_LENGTH } from '#src/lib/anywhere/text/textLimits.ts'
import { redirects } from '#src/site/redirects.ts'
import { checkEntryExists, type EntryKindName, findMenuPage, listSlugs } from '../entries/entryKinds.ts'
import type { ProjectTexts } from '../entries/projectTexts.ts'
import { checkAddressIsFree, checkSlug, slugOf } from '../entries/slugs.ts'
import { PlainError, ROOT } from '../project.ts'

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
export function readNewEntry(kind: EntryKindName, args: readonly string[], { what, limits, example, options }: NewEntryUsage): NewEntry {
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

/** @param file its path in the project @throws PlainError if it already exists */
export async function writeNewFile(file: string, content: string): Promise<void> {
  await mkdir(dirname(`${ROOT}${file}`), { recursive: true })
  try {
    await writeFile(`${ROOT}${file}`, content, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new PlainError(`${file} is there already. Choose another name, or edit that file.`)
  }
}

/** @param folder of entries with positions @returns the position after the last of them */
export async function readNextPosition(folder: string): Promise<number> {
  const files = await readdir(`${ROOT}${folder}`)
  const texts = await Promise.all(files.map((file) => readFile(`${ROOT}${folder}/${file}`, 'utf8')))
  return Math.max(0, ...texts.map((text) => Number(/^position: (\d+)/m.exec(text)?.[1] ?? 0))) + 1
}

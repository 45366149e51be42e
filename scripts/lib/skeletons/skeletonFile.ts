/** What all `npm run new:…` share: they read a title, make an address of it, and write a file that replaces no other. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { addressPartOf } from '#src/lib/anywhere/addresses/addressPart.ts'
import { errorMessageOf } from '#src/lib/anywhere/text/errorMessage.ts'
import { MAX_LABEL_LENGTH } from '#src/lib/anywhere/text/textLimits.ts'
import { redirects } from '#src/site/redirects.ts'
import type { EntryKindName } from '../entries/entryKinds.ts'
import { checkAddressIsFree } from '../entries/freeAddress.ts'
import { PlainError, ROOT } from '../project.ts'

const MAX_SLUG_LENGTH = 80
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** @returns the slug for a title @throws PlainError if the title has no letter that a slug can contain */
export function slugOf(title: string): string {
  const slug = addressPartOf(title)
  if (!slug) throw new PlainError('The title needs some letters of the Latin alphabet: its address is made of them.')
  return slug
}

/** @param slug of a document with its folders: "support/manual" @throws PlainError that says how to write a valid slug */
export function checkSlug(kind: EntryKindName, slug: string): void {
  const parts = kind === 'document' ? slug.split('/') : [slug]
  if (parts.every((part) => SLUG.test(part)) && slug.length <= MAX_SLUG_LENGTH) return
  const named = parts.filter((part) => /[a-z\d]/i.test(part))
  throw new PlainError(
    `"${slug}" cannot be in an address: write small letters, digits and single hyphens, ${MAX_SLUG_LENGTH} characters at most. For example: ${named.map(slugOf).join('/') || 'short-name'}`,
  )
}

/** @throws PlainError if a file already exists, so that a command that writes several writes none of them */
export function checkFilesAreNew(...files: readonly string[]): void {
  for (const file of files) if (existsSync(`${ROOT}${file}`)) throw new PlainError(alreadyThere(file))
}
const alreadyThere = (file: string) => `${file} is there already. Choose another name, or edit that file.`

/** @param file its path in the project @throws PlainError if it already exists */
export async function writeNewFile(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(`${ROOT}${file}`), { recursive: true })
  try {
    await writeFile(`${ROOT}${file}`, content, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new PlainError(alreadyThere(file))
  }
}

/** The length in characters of a name that menus show. */
export const NAME_LENGTH = { least: 3, most: MAX_LABEL_LENGTH } as const

/** What a `npm run new:…` is asked for. A document's slug may name folders: "support/manual". */
type NewEntry = { name: string; slug: string; isListed: boolean }

/**
 * @param limits of the name's length, in characters
 * @param usage a sentence about the command
 * @param args of the command line
 * @returns the name from the words, and the slug of `--address` or else of the name
 * @throws PlainError with the usage if the name is too short or too long, or if there is another option; one of its own for an address that is wrong or not free
 */
export function readNewEntry(
  kind: EntryKindName,
  limits: { least: number; most: number },
  usage: string,
  args: readonly string[] = process.argv.slice(2),
): NewEntry {
  const { name, address, isListed } = parseNewEntry(usage, args)
  if (isListed && !LISTED_KINDS.includes(kind)) throw new PlainError(usage)
  if (name.length < limits.least || name.length > limits.most)
    throw new PlainError(`${name && `"${name}" has ${name.length} characters. `}${usage}`)
  if (address !== undefined) checkSlug(kind, address)
  const slug = address ?? slugOf(name)
  checkAddressIsFree(kind, slug, redirects)
  return { name, slug, isListed }
}

/** Features and industries can be listed. */
const LISTED_KINDS: readonly EntryKindName[] = ['feature', 'industry']

function parseNewEntry(usage: string, args: readonly string[]) {
  const options = { address: { type: 'string' }, listed: { type: 'boolean' } } as const
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    return { name: positionals.join(' ').trim(), address: values.address, isListed: values.listed === true }
  } catch (error) {
    // Node says "Unknown option '--adress'. To specify …".
    const [problem] = errorMessageOf(error).split('. ')
    throw new PlainError(`${problem}. ${usage}`)
  }
}

/** @param folder of entries with positions @returns the position after the last of them */
export async function readNextPosition(folder: string): Promise<number> {
  const files = await readdir(`${ROOT}${folder}`)
  const texts = await Promise.all(files.map((file) => readFile(`${ROOT}${folder}/${file}`, 'utf8')))
  return Math.max(0, ...texts.map((text) => Number(/^position: (\d+)/m.exec(text)?.[1] ?? 0))) + 1
}

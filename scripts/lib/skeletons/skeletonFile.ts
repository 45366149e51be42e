/** What all `npm run new:…` share: they read a title, make an address of it, and write a file that replaces no other. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { addressPartOf } from '#src/lib/anywhere/addresses/addressPart.ts'
import { MAX_LABEL_LENGTH } from '#src/lib/anywhere/text/textLimits.ts'
import { PlainError, ROOT } from '../project.ts'

/** @returns the slug for a title @throws PlainError if the title has no letter that a slug can contain */
export function slugOf(title: string): string {
  const slug = addressPartOf(title)
  if (!slug) throw new PlainError('The title needs some letters of the Latin alphabet: its address is made of them.')
  return slug
}

/** @param file its path in the project @throws PlainError if it already exists */
export async function writeNewFile(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(`${ROOT}${file}`), { recursive: true })
  try {
    await writeFile(`${ROOT}${file}`, content, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new PlainError(`${file} is there already. Choose another name, or edit that file.`)
  }
}

/**
 * @param what the title's name in a sentence
 * @param example a whole command
 * @param words of the command line
 * @returns the title from the words
 * @throws PlainError if it is too short or too long
 */
export function readTitle(
  { least, most }: { least: number; most: number },
  what: string,
  example: string,
  words: readonly string[] = process.argv.slice(2),
): string {
  const title = words.join(' ').trim()
  if (title.length >= least && title.length <= most) return title
  throw new PlainError(`Give ${what}, of ${least} to ${most} characters${title && `, not of ${title.length}`}: ${example}`)
}

/**
 * @param usage a sentence about the command
 * @param args of the command line
 * @returns a page's name, and whether `--listed` is set
 * @throws PlainError with the usage if the name is too short or too long, or if there is another option
 */
export function readNameAndListed(usage: string, args = process.argv.slice(2)): { name: string; isListed: boolean } {
  const { name, isListed } = parseNameAndListed(usage, args)
  if (name.length < 3 || name.length > MAX_LABEL_LENGTH) throw new PlainError(usage)
  return { name, isListed }
}

function parseNameAndListed(usage: string, args: string[]): { name: string; isListed: boolean } {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { listed: { type: 'boolean' } } })
    return { name: positionals.join(' ').trim(), isListed: values.listed === true }
  } catch {
    throw new PlainError(usage)
  }
}

/** @param folder of entries with positions @returns the position after the last of them */
export async function readNextPosition(folder: string): Promise<number> {
  const files = await readdir(`${ROOT}${folder}`)
  const texts = await Promise.all(files.map((file) => readFile(`${ROOT}${folder}/${file}`, 'utf8')))
  return Math.max(0, ...texts.map((text) => Number(/^position: (\d+)/m.exec(text)?.[1] ?? 0))) + 1
}

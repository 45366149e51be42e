/** What `npm run new:…` has in common: what it is told, the address that a title gets, and a file that replaces no other. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { addressPartOf } from '#src/lib/anywhere/text/addressPart.ts'
import { MAX_LABEL_LENGTH } from '#src/lib/anywhere/text/textLimits.ts'
import { PlainError, ROOT } from '../project.ts'

/** @returns the address that an entry of this title gets. @throws PlainError when an address can contain none of its letters */
export function slugOf(title: string): string {
  const slug = addressPartOf(title)
  if (!slug) throw new PlainError('The title needs some letters of the Latin alphabet: its address is made of them.')
  return slug
}

/** @param file from the project's root. @throws PlainError when it already exists */
export async function writeSkeleton(file: string, text: string): Promise<void> {
  await mkdir(dirname(`${ROOT}${file}`), { recursive: true })
  try {
    await writeFile(`${ROOT}${file}`, text, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new PlainError(`${file} is there already. Choose another title, or edit that file.`)
  }
}

/**
 * @param what it is, as a sentence calls it @param example a whole command
 * @returns what is written behind the command
 * @throws PlainError when it is shorter or longer
 */
export function readTitle({ least, most }: { least: number; most: number }, what: string, example: string): string {
  const title = process.argv.slice(2).join(' ').trim()
  if (title.length >= least && title.length <= most) return title
  throw new PlainError(`Give ${what}, of ${least} to ${most} characters${title && `, not of ${title.length}`}: ${example}`)
}

/** @param usage what a person may write @returns a page's name, and whether `--listed` stands beside it @throws PlainError with the usage */
export function readNameAndWish(usage: string): { name: string; isListed: boolean } {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { listed: { type: 'boolean', default: false } } })
    const name = positionals.join(' ').trim()
    if (name.length >= 3 && name.length <= MAX_LABEL_LENGTH) return { name, isListed: values.listed }
  } catch {
    // Another option: the sentence below says which there is.
  }
  throw new PlainError(usage)
}

/** @param folder of entries that have places, from the project's root @returns the place behind the last of them */
export async function findNextPosition(folder: string): Promise<number> {
  const files = await readdir(`${ROOT}${folder}`)
  const texts = await Promise.all(files.map((file) => readFile(`${ROOT}${folder}/${file}`, 'utf8')))
  return Math.max(0, ...texts.map((text) => Number(/^position: (\d+)/m.exec(text)?.[1] ?? 0))) + 1
}

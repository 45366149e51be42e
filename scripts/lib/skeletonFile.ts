/** What `npm run new:…` has in common: the address that a title gets, and a file that replaces no other. */
import { writeFile } from 'node:fs/promises'
import { PlainError, ROOT } from './project.ts'

/** @returns the address that an entry of this title gets. @throws PlainError when an address can contain none of its letters */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    // The accent of a letter is a character of its own now.
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
  if (!slug) throw new PlainError('The title needs some letters of the Latin alphabet: its address is made of them.')
  return slug
}

/** @param file from the project's root. @throws PlainError when it already exists */
export async function writeSkeleton(file: string, text: string): Promise<void> {
  try {
    await writeFile(`${ROOT}${file}`, text, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new PlainError(`${file} is there already. Choose another title, or edit that file.`)
  }
}

/** Finds files that no page is made of, because their names are no addresses. */
import { globSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { addressPartOf } from '#src/lib/anywhere/addresses/addressPart.ts'

/**
 * @param folder of entries whose file names are addresses, from the project's root
 * @param ending ".yaml" or ".mdx", as the entries of this folder end
 * @returns a problem for each file with another ending, or with a name that cannot be in an address
 */
export function fileNameProblems(folder: string, ending: string): string[] {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => relative(folder, join(found.parentPath, found.name)))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
  return files.toSorted().flatMap((file) => {
    const path = `${folder.replace('./', '')}/${file}`
    if (extname(file) !== ending) return `${path}: No page reads this file. Have its name end in ${ending}, or move it out of src/content.`
    const address = file.slice(0, -ending.length).split('/').map(addressPartOf).join('/')
    return `${address}${ending}` === file
      ? []
      : `${path}: The file's name is the page's address, of small letters, digits and single hyphens. Rename it: ${address}${ending}.`
  })
}

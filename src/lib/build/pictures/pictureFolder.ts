/** Checks photographs by the names that content gives them, and the folders in which they are. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'
import { HEIC_ENDING, HEIC_PROBLEM, PICTURE_ENDING, PICTURE_NAME, pictureFileProblem } from './pictureFile.ts'

/** Without hidden files, such as the one that keeps an empty folder. */
const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => !file.startsWith('.'))
        .toSorted()
    : []

/**
 * @param name of a photograph, as content has it
 * @param folder of the files
 * @param example how names are written, with the path that they begin with
 * @returns why the photograph cannot be shown, with the fix; null if it can
 */
export function namedPictureProblem(name: string | undefined, folder: string, example = 'night-shift.jpg'): string | null {
  if (name && HEIC_ENDING.test(name)) return HEIC_PROBLEM
  const file = basename(name ?? '')
  if (name !== join(dirname(example), file) || !PICTURE_NAME.test(file))
    return `Write the file like "${example}": a .jpg, .jpeg, .png or .webp in ${folder}, whose name has only letters without accents, digits, hyphens and underscores.`
  const path = join(folder, file)
  const files = listFiles(folder)
  // A Mac would find a file whose name differs in capitals, and the machine that builds the site would not.
  if (files.includes(file)) return pictureFileProblem(readFileSync(path))
  const inCapitals = files.find((other) => other.toLowerCase() === file.toLowerCase())
  if (inCapitals) return `There is no ${path}, only ${inCapitals}: write it with the same capitals.`
  const nearest = nearestName(
    file,
    files.filter((other) => PICTURE_ENDING.test(other)),
  )
  return `There is no ${path}: put the file there, or correct the name.${nearest ? ` Did you mean “${nearest}”?` : ''}`
}

function unusedFileProblem(file: string): string {
  if (HEIC_ENDING.test(file)) return HEIC_PROBLEM
  return PICTURE_ENDING.test(file)
    ? 'No page shows this picture, which would be published all the same: delete the file, or show it.'
    : 'This is no .jpg, .jpeg, .png or .webp, so no page can show it: delete the file, or export the picture as JPEG.'
}

/** @param usedFiles paths of the files that pages show @param folder of photographs @returns a problem for each file that no page shows */
export const unusedPictureProblems = (usedFiles: readonly string[], folder: string): string[] =>
  listFiles(folder)
    .map((file) => `${folder}/${file}`)
    .filter((file) => !usedFiles.includes(file))
    .map((file) => `${file}: ${unusedFileProblem(file)} docs/adding-an-article.md, "Pictures", says how.`)

/** Checks pictures in a text: `<Picture src="name.jpg" alt="…" caption="…" />`. All files are in one folder. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'
import { PICTURE_ENDING, PICTURE_NAME, pictureFileProblem } from '#src/lib/build/pictures/pictureFile.ts'
import type { TextProblem } from '../problems/problemLocation.ts'
import { findProseTag, type ProseTag } from '../prose/proseTags.ts'
import { withoutCode } from '../prose/withoutCode.ts'

/** Path from the project's root. */
export const PICTURES_FOLDER = 'src/content/pictures'
const SEE_DOCS = 'docs/adding-an-article.md, "Pictures", says how.'
const TAG = /<Picture\b((?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^"'<>{}])*?)\/?>/g
/** An attribute with or without a value, in every notation that MDX accepts. */
const ATTRIBUTE = /([\w-]+)(?:\s*=\s*(?:\{\s*)?(["'])(.*?)\2(?:\s*\})?|\s*=\s*\{[^{}]*\})?/gs

type PlacedPicture = { offset: number; attributes: ReadonlyMap<string, string> }

/** @param text prose without its code @returns its pictures with their attributes */
const picturesIn = (text: string): PlacedPicture[] =>
  [...text.matchAll(TAG)].map(({ 1: attributeText = '', index: offset }) => ({
    offset,
    attributes: new Map([...attributeText.matchAll(ATTRIBUTE)].map(([, name = '', , value = '']) => [name, value.trim()])),
  }))

/** @param folder of the files @returns why a file cannot be shown, with the fix; null if it can */
export function namedPictureProblem(src: string | undefined, folder: string): string | null {
  if (src === undefined || !PICTURE_NAME.test(src))
    return `Write the file like "night-shift.jpg": a .jpg, .png or .webp in ${folder}, whose name has only letters without accents, digits, hyphens and underscores.`
  const path = join(folder, src)
  return existsSync(path) ? pictureFileProblem(readFileSync(path)) : `There is no ${path}: put the file there, or correct the name.`
}

function altProblem(attributes: PlacedPicture['attributes']): string | null {
  const isDecorative = attributes.has('decorative')
  if (isDecorative && attributes.get('alt')) return 'Write “alt”, or “decorative” alone, which has nothing read aloud.'
  if (isDecorative || attributes.get('alt')) return null
  return 'Say in alt="…" what the picture shows, for those who do not see it. One that shows nothing of its own is “decorative”.'
}

/**
 * @param body with its code
 * @param folder of the files
 * @param tags components that a text may have
 * @returns each problem with a picture, with its location in the body
 */
export function pictureProblems(body: string, folder: string, tags: readonly ProseTag[]): TextProblem[] {
  const knownAttributes = findProseTag(tags, 'Picture')?.attributes ?? []
  const text = withoutCode(body)
  return picturesIn(text).flatMap(({ offset, attributes }) => {
    const unknown = [...attributes.keys()].find((name) => !knownAttributes.includes(name))
    const nearest = unknown && nearestName(unknown, knownAttributes)
    const messages = [
      unknown
        ? `A picture has no “${unknown}”. ${nearest ? `Did you mean “${nearest}”?` : `It has: ${knownAttributes.join(', ')}.`}`
        : null,
      namedPictureProblem(attributes.get('src'), folder),
      altProblem(attributes),
    ]
    return messages.flatMap((message) => (message ? [{ offset, message }] : []))
  })
}

/** @param usedFiles paths of the files that pages show @param folder of the files @returns a problem for each file that no page shows */
export const unusedPictureProblems = (usedFiles: readonly string[], folder: string): string[] =>
  globSync('*', { cwd: folder })
    .filter((file) => PICTURE_ENDING.test(file))
    .toSorted()
    .map((file) => `${folder}/${file}`)
    .filter((file) => !usedFiles.includes(file))
    .map((file) => `${file}: No page shows this picture, which would be published all the same: delete the file, or show it. ${SEE_DOCS}`)

/** Checks pictures in a text: `<Picture src="name.jpg" alt="…" caption="…" />`. All files are in one folder. */
import { nearestName } from '#src/lib/anywhere/text/nearestName.ts'
import { namedPictureProblem } from '#src/lib/build/pictures/pictureFolder.ts'
import type { TextProblem } from '../problems/problemLocation.ts'
import { findProseTag, type ProseTag } from '../prose/proseTags.ts'
import { withoutCode } from '../prose/withoutCode.ts'

/** Path from the project's root. */
export const PICTURES_FOLDER = 'src/content/pictures'
/** Every folder of photographs. */
export const PHOTOGRAPH_FOLDERS = [PICTURES_FOLDER, 'src/content/team']
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

/** Completes what entries only name, so that components get all that they draw: words of other entries, and picture files. */
import type { DashboardInputs } from '#src/illustrations/scenes/sceneData.ts'
import { type Completed, completePart, withPictureFile } from '#src/sections/shared/blocks/completed.ts'
import { readPicture } from './pictureFiles.ts'

type Entry = { opening: object; blocks: readonly object[] }
type CompletedOpening<Opening> = { [Field in keyof Opening]: Field extends 'picture' ? Completed<Opening[Field]> : Opening[Field] }
type CompletedEntry<One extends Entry> = Omit<One, 'opening' | 'blocks'> & {
  opening: CompletedOpening<One['opening']>
  blocks: Completed<One['blocks'][number]>[]
}
const hasPicture = (opening: object): opening is { picture: object } => 'picture' in opening

/**
 * @returns the entry of a page that is a list of blocks: each block, and the picture of the first screen, with its picture file or with the
 *   words of its dashboard
 * @throws Error if a file was deleted after the content was read
 */
export function completeEntry<One extends Entry>(entry: One, { dashboards }: DashboardInputs): CompletedEntry<One> {
  const complete = (part: object) => completePart(part, { dashboards, readPicture })
  const { opening, blocks } = entry
  const completed: object = {
    ...entry,
    opening: hasPicture(opening) ? { ...opening, picture: complete(opening.picture) } : opening,
    blocks: blocks.map(complete),
  }
  // The types of the fields are lost in `object`.
  return completed as CompletedEntry<One>
}

/** @returns the article with the file of its photograph, if that is its cover @throws Error as `completeEntry` does */
export const completeArticle = <Article extends { photo: object | undefined }>(
  article: Article,
): Omit<Article, 'photo'> & { photo: Completed<Article['photo']> } => ({
  ...article,
  photo: (article.photo && withPictureFile(article.photo, { readPicture })) as Completed<Article['photo']>,
})

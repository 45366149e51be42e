/** Completes what entries only name, so that components get all that they draw: words of other entries, and picture files. */
import type { DashboardInputs } from '#src/illustrations/scenes/sceneData.ts'
import { completePart, withPictureFile } from '#src/sections/blocks/blockList/completePart.ts'
import type { CoverPhoto } from '#src/sections/blog/articleSummary.ts'
import { readPicture } from './pictureFiles.ts'

/**
 * @returns the entry of a page that is a list of blocks: each block, and the picture of the first screen, with its picture file or with the
 *   words of its dashboard
 * @throws Error if a file was deleted after the content was read
 */
export function completeEntry<Opening extends object, Block extends object, Rest>(
  { opening, blocks, ...rest }: Rest & { opening: Opening; blocks: readonly Block[] },
  { dashboardWords }: DashboardInputs,
) {
  const inputs = { dashboardWords, readPicture }
  return { ...rest, opening: completePart(opening, inputs), blocks: blocks.map((block) => completePart(block, inputs)) }
}

type ArticlePhoto = Omit<CoverPhoto, 'file'> & { file: string }

/** @returns the article with the file of its photograph, if that is its cover @throws Error as `completeEntry` does */
export const completeArticle = <Article extends { photo: ArticlePhoto | undefined }>({ photo, ...rest }: Article) => ({
  ...rest,
  photo: photo && withPictureFile(photo, { readPicture }),
})

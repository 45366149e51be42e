/** The photographs that are covers of articles. */
import type { CoverPhoto } from '#src/sections/blog/articleSummary.ts'
import { readPictureFile } from './pictureFiles.ts'

/** As the content names it. */
type NamedPhoto = Pick<CoverPhoto, 'alt' | 'caption'> & { file: string }

/** @returns the article with the file of its photograph, if it has one @throws Error if the file was deleted after the content was read */
export const withPhotoFile = <Article extends { photo: NamedPhoto | undefined }>({ photo, ...article }: Article) => ({
  ...article,
  photo: photo && { ...photo, file: readPictureFile(`pictures/${photo.file}`) },
})

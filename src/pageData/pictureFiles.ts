/** Pictures that are files, which texts and blocks show by their names. */
import type { PhotoFile, PhotoFiles } from '#src/sections/shared/Photo.tsx'

/** Astro puts the files into the build, under names that change with them. */
const FILES = import.meta.glob<{ default: PhotoFile }>('../content/pictures/*.{jpg,png,webp}', { eager: true })

/** All that lie there: that each is shown, and may be, was checked when the content was read. */
export const pictureFiles: PhotoFiles = new Map(
  Object.entries(FILES).map(([path, { default: file }]) => [
    path.replace(/.*\//, ''),
    { src: file.src, width: file.width, height: file.height },
  ]),
)

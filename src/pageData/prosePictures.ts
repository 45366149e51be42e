/** The pictures of texts by their names, with their addresses and sizes. */
import type { PictureFile } from '#src/sections/article/ProsePicture.tsx'

/** Astro puts the files into the build, under names that change with them. */
const FILES = import.meta.glob<{ default: PictureFile }>('../content/pictures/*.{jpg,png,webp}', { eager: true })

/** All that lie there: that each is shown, and may be, was checked when the content was read. */
export const prosePictures: ReadonlyMap<string, PictureFile> = new Map(
  Object.entries(FILES).map(
    ([
      path,
      {
        default: { src, width, height },
      },
    ]) => [path.replace(/.*\//, ''), { src, width, height }],
  ),
)

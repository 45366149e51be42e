/** Picture files beside content: logos of clients, photographs of the team, pictures in texts and blocks. */
import type { PictureFile, PictureFiles } from '#src/sections/shared/Picture.tsx'

/** Astro copies the files into the build, under names with a hash. */
const FILES = import.meta.glob<{ default: PictureFile }>('../content/{clients,team,pictures}/*.{svg,jpg,png,webp}', { eager: true })

/**
 * @param path from src/content: "team/ana.jpg"
 * @throws Error if the file was deleted after the content was read
 */
export function readPictureFile(path: string): PictureFile {
  const file = FILES[`../content/${path}`]?.default
  if (!file) throw new Error(`src/content/${path} was there when the content was read, and is gone.`)
  return { src: file.src, width: file.width, height: file.height }
}

/** The pictures that texts and blocks show, by the names of their files. */
export const pictureFiles: PictureFiles = new Map(
  Object.keys(FILES).flatMap((file) => {
    const [, name] = /\/(pictures\/.+)$/.exec(file) ?? []
    return name ? [[name.replace('pictures/', ''), readPictureFile(name)]] : []
  }),
)

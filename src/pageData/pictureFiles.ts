/** Picture files beside content: logos of clients, photographs of the team, pictures in texts and blocks. */

import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'
import { WEBP_QUALITY } from '#src/lib/build/pictures/pictureFile.ts'
import type { PictureFile } from '#src/sections/shared/picture/Picture.tsx'

/** Astro copies the files into the build, under names with a hash: of a photograph, what is made of it (preparePicture.ts). */
const FILES = import.meta.glob<{ default: ImageMetadata }>(
  ['../content/clients/*.svg', '../content/{team,pictures}/*.{jpg,jpeg,png,webp}'],
  { eager: true, caseSensitive: false },
)

/** In pixels: a phone, a phone with a dense screen, a column of a desktop. The file itself is the widest. */
const NARROWER_WIDTHS = [480, 800, 1200]
/** A picture that saves less than this share of the width is not worth a file. */
const MIN_SAVED = 0.2

/** @returns a file, and narrower copies of it for narrow screens. A drawing (SVG) and a small file have none */
export async function withNarrowerCopies(file: ImageMetadata): Promise<PictureFile> {
  const { src, width, height, format } = file
  const widths = format === 'svg' ? [] : NARROWER_WIDTHS.filter((narrower) => narrower <= width * (1 - MIN_SAVED))
  if (widths.length === 0) return { src, width, height }
  const copies = await Promise.all(widths.map((narrower) => getImage({ src: file, width: narrower, quality: WEBP_QUALITY })))
  const srcSet = [...copies.map((copy, index) => `${copy.src} ${widths[index]}w`), `${src} ${width}w`].join(', ')
  return { src, srcSet, width, height }
}

const files = new Map(
  await Promise.all(Object.entries(FILES).map(async ([path, { default: file }]) => [path, await withNarrowerCopies(file)] as const)),
)

/**
 * @param path from src/content: "team/ana.jpg"
 * @throws Error if the file was deleted after the content was read
 */
export function readPictureFile(path: string): PictureFile {
  const file = files.get(`../content/${path}`)
  if (!file) throw new Error(`src/content/${path} was there when the content was read, and is gone.`)
  return file
}

/** @param name of a file in src/content/pictures, as texts and blocks have it @throws Error as `readPictureFile` does */
export const readPicture = (name: string): PictureFile => readPictureFile(`pictures/${name}`)

/**
 * Makes of a photograph what a page may show: upright, within the limits of pages, and without the data of its camera, which can say where
 * it was taken. Imports of photographs in content lead to what is made of them, so that no photograph is published as it is.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { parse, relative } from 'node:path'
import sharp from 'sharp'
import { createResultCache } from '../cache/buildCache.ts'
import { PICTURE_ENDING, SHOWN_PICTURE, WEBP_QUALITY } from './pictureFile.ts'

const PREPARED_FOLDER = '.build/pictures'
const cachedPicture = createResultCache(['src/lib/build/pictures/preparePicture.ts'])

/**
 * A picture with too many bytes gets smaller sides, and keeps its quality.
 * @param bytes of a picture in any format that sharp reads
 * @returns it as a WebP
 * @throws Error of sharp if it is no picture, or breaks off
 */
export async function preparePicture(bytes: Uint8Array): Promise<Uint8Array> {
  // A stricter reader refuses files of some phones. What sharp writes has the colors of the web, and no data beside the picture.
  const picture = sharp(bytes, { autoOrient: true, failOn: 'error' })
  const { width, height } = (await picture.metadata()).autoOrient
  for (let longest = Math.min(SHOWN_PICTURE.side, Math.max(width, height)); ; longest = Math.round(longest * 0.9)) {
    const made = await picture.clone().resize(longest, longest, { fit: 'inside' }).webp({ quality: WEBP_QUALITY }).toBuffer()
    if (made.length <= SHOWN_PICTURE.bytes) return made
  }
}

/** @param path of a photograph @returns the path of what is made of it @throws Error with the photograph's path and the fix */
async function writePreparedPicture(path: string): Promise<string> {
  const bytes = await readFile(path)
  const made = await cachedPicture([bytes], () => preparePicture(bytes)).catch((error: unknown) => {
    throw new Error(`${relative('', path)} breaks off, or is no picture: get it again from where it came. (${String(error)})`)
  })
  // The folder has the name of the content, so that a photograph that replaces another of its name is another file.
  const folder = `${process.cwd()}/${PREPARED_FOLDER}/${createHash('sha256').update(made).digest('hex').slice(0, 16)}`
  const file = `${folder}/${parse(path).name}.webp`
  await mkdir(folder, { recursive: true })
  await writeFile(file, made)
  return file
}

type ImportContext = { resolve: (source: string, importer?: string, options?: { skipSelf: boolean }) => Promise<{ id: string } | null> }

/** @param folders of photographs, from the project's root @returns a plugin for Vite */
export function preparedPictures(folders: readonly string[]) {
  return {
    name: 'prepared-pictures',
    enforce: 'pre' as const,
    async resolveId(this: ImportContext, source: string, importer?: string): Promise<string | null> {
      if (!PICTURE_ENDING.test(source)) return null
      const path = (await this.resolve(source, importer, { skipSelf: true }))?.id
      return path !== undefined && folders.includes(relative('', parse(path).dir)) ? writePreparedPicture(path) : null
    },
  }
}

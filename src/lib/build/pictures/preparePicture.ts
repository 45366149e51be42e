/**
 * Makes of a photograph what a page may show: upright, within the limits of pages, and without the data of its camera, which can say where
 * it was taken. Imports of photographs in content lead to what is made of them, so that no photograph is published as it is.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parse, relative, resolve } from 'node:path'
import type { ViteUserConfig } from 'astro'
import { errorMessageOf } from '#src/lib/anywhere/text/errorMessage.ts'
import { createNamedFileCache } from '../cache/buildCache.ts'
import { MAX_PIXELS, PICTURE_ENDING, SHOWN_PICTURE, WEBP_QUALITY } from './pictureFile.ts'

const cachedPicture = createNamedFileCache(['src/lib/build/pictures/preparePicture.ts'])

/** With `require`, because Astro closes the runner that imports its settings, this file included, before the first photograph is read. */
function requireSharp(): typeof import('sharp')['default'] {
  try {
    return createRequire(import.meta.url)('sharp')
  } catch (error) {
    // In place of sharp's own advice to install more, which would change the project.
    const [reason] = errorMessageOf(error).split('\n')
    throw new Error(
      `Photographs cannot be prepared on this machine, because the package "sharp" does not run here: use another one. (${reason})`,
    )
  }
}

/**
 * A picture with too many bytes gets smaller sides, and keeps its quality.
 * @param bytes of a picture in any format that sharp reads
 * @returns it as a WebP
 * @throws Error with the fix if it is no picture, or breaks off, or if sharp does not run on this machine
 */
export async function preparePicture(bytes: Uint8Array): Promise<Uint8Array> {
  const sharp = requireSharp()
  // A stricter reader refuses files of some phones. What sharp writes has the colors of the web, and no data beside the picture.
  const picture = sharp(bytes, { autoOrient: true, failOn: 'error', limitInputPixels: MAX_PIXELS })
  const { data, info } = await picture
    .resize(SHOWN_PICTURE.side, SHOWN_PICTURE.side, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new Error(`This breaks off, or is no picture: get it again from where it came. (${errorMessageOf(error)})`)
    })
  for (let side = Math.max(info.width, info.height); ; ) {
    const made = await sharp(data, { raw: info }).resize(side, side, { fit: 'inside' }).webp({ quality: WEBP_QUALITY }).toBuffer()
    if (made.length <= SHOWN_PICTURE.bytes) return made
    // The bytes grow with the area.
    side = Math.round(side * Math.min(0.95, Math.sqrt(SHOWN_PICTURE.bytes / made.length)))
  }
}

/** @param path of a photograph @returns the path of what is made of it @throws Error of `preparePicture`, with the photograph's path */
async function writePreparedPicture(path: string): Promise<string> {
  const bytes = await readFile(path)
  try {
    return resolve(await cachedPicture([bytes], () => preparePicture(bytes), `${parse(path).name}.webp`))
  } catch (error) {
    throw new Error(`${relative('', path)}: ${errorMessageOf(error)}`)
  }
}

/** @param path of a photograph, from the project's root @returns what pages show of it @throws Error as an import of it does */
export const readPreparedPicture = async (path: string): Promise<Uint8Array> => await readFile(await writePreparedPicture(path))

/** @param folders of photographs, from the project's root @returns a plugin for Vite */
export function preparedPictures(folders: readonly string[]) {
  /** By the photograph: the modules that import it, whose imports `dev` resolves again when it is replaced. */
  const importers = new Map<string, Set<string>>()
  return {
    name: 'prepared-pictures',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      if (!PICTURE_ENDING.test(source)) return null
      const path = (await this.resolve(source, importer, { skipSelf: true }))?.id
      if (path === undefined || !folders.includes(relative('', parse(path).dir))) return null
      importers.set(path, (importers.get(path) ?? new Set()).add(importer))
      return await writePreparedPicture(path)
    },
    hotUpdate({ file, modules }) {
      const importing = [...(importers.get(file) ?? [])].map((importer) => this.environment.moduleGraph.getModuleById(importer))
      return [...modules, ...importing.filter((module) => module !== undefined)]
    },
  } satisfies NonNullable<ViteUserConfig['plugins']>[number]
}

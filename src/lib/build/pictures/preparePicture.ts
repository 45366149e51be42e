/** Makes of a photograph what a page may show: upright, within the limits of picture files, without the data of its camera. */
import type { Sharp } from 'sharp'
import { PICTURE_LIMITS, WEBP_QUALITY } from '#src/lib/build/pictures/pictureFile.ts'
import { PlainError } from '../lib/project.ts'

const { bytes: MAX_BYTES, side } = PICTURE_LIMITS
/** The beginning of the format of iPhones, which sharp's own binaries cannot read because of its patents. */
const HEIC = /^.{4}ftyp(?:hei|hev|mif1|msf1)/s

type PreparedPicture = { bytes: Buffer; width: number; height: number }

const reasonOf = (error: unknown) => String(error).replace(/^Error: |\n.*/gs, '')

/** @throws PlainError in place of sharp's own advice to install more, which would change the project */
async function requireSharp() {
  try {
    return (await import('sharp')).default
  } catch (error) {
    throw new PlainError(
      `Pictures cannot be prepared on this machine, because the package "sharp" does not run here. Run the command on another one. (${reasonOf(error)})`,
    )
  }
}

/**
 * If the file is too large, its sides become smaller, and not its quality.
 * @param path the picture's path @returns it as a WebP @throws PlainError if it is too small or too narrow
 */
async function shrinkPicture(picture: Sharp, path: string): Promise<PreparedPicture> {
  const { width, height } = (await picture.metadata()).autoOrient
  const sizeSentence = `${path} is ${width} by ${height} pixels`
  if (Math.min(width, height) < side.min)
    throw new PlainError(`${sizeSentence}, and each side needs ${side.min} or more: take a larger picture.`)
  for (let longest = Math.min(side.max, Math.max(width, height)); ; longest = Math.round(longest * 0.9)) {
    const scaled = picture.clone().resize(longest, longest, { fit: 'inside' })
    const { data, info } = await scaled.webp({ quality: WEBP_QUALITY }).toBuffer({ resolveWithObject: true })
    if (Math.min(info.width, info.height) < side.min)
      throw new PlainError(
        `${sizeSentence}. Made small enough for a page, its shorter side has fewer than ${side.min}: cut out a part that is less narrow.`,
      )
    if (data.length <= MAX_BYTES) return { bytes: data, width: info.width, height: info.height }
  }
}

/**
 * @param bytes of a picture in any format that sharp reads
 * @param path its path, for messages
 * @throws PlainError if it is no picture, or cannot be made such as a page may show
 */
export async function preparePicture(bytes: Buffer, path: string): Promise<PreparedPicture> {
  const sharp = await requireSharp()
  try {
    // A stricter reader refuses files of some phones. What sharp writes has the colors of the web, and no data beside the picture.
    return await shrinkPicture(sharp(bytes, { autoOrient: true, failOn: 'error' }), path)
  } catch (error) {
    if (error instanceof PlainError) throw error
    throw new PlainError(
      HEIC.test(bytes.toString('latin1', 0, 12))
        ? `${path} is a HEIC, the format of iPhones, which cannot be read here: open it, and export it as JPEG.`
        : `${path} is no picture, or breaks off: give a JPEG, PNG, WebP, AVIF, TIFF or GIF. (${reasonOf(error)})`,
    )
  }
}

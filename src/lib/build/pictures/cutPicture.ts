/** Cuts a picture file to its place in a drawing. */
import { createResultCache } from '../cache/buildCache.ts'

/** From 1 to 100, of a JPEG that becomes part of another picture. */
const QUALITY = 90

const cachedCut = createResultCache(['src/lib/build/pictures/cutPicture.ts'])

/** @returns the picture, scaled and cut to the size around its middle, as the address of an image inside a drawing */
export async function cutPicture(bytes: Uint8Array, size: { width: number; height: number }): Promise<string> {
  const { width, height } = size
  const cut = await cachedCut([bytes, `${width} ${height}`], async () => {
    const { default: sharp } = await import('sharp')
    return await sharp(bytes).resize(width, height, { fit: 'cover' }).jpeg({ quality: QUALITY }).toBuffer()
  })
  return `data:image/jpeg;base64,${Buffer.from(cut).toString('base64')}`
}

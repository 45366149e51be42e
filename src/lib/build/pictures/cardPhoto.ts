/** Photographs on share cards. */
import { createResultCache } from '../cache/buildCache.ts'

/** From 1 to 100, of a JPEG that becomes part of another picture. */
const QUALITY = 90

const cachedCut = createResultCache(['src/lib/build/pictures/cardPhoto.ts'])

/** @param bytes of a prepared picture (preparePicture.ts) @returns an address for a drawing: the picture, cut around its middle */
export async function cutPicture(bytes: Uint8Array, size: { width: number; height: number }): Promise<string> {
  const { width, height } = size
  const cut = await cachedCut([bytes, `${width} ${height}`], async () => {
    const { default: sharp } = await import('sharp')
    return await sharp(bytes).resize(width, height, { fit: 'cover' }).jpeg({ quality: QUALITY }).toBuffer()
  })
  return `data:image/jpeg;base64,${Buffer.from(cut).toString('base64')}`
}

/** @param png with a photograph @returns it with 256 colors, and so a fifth of its bytes: services that show links fetch no large file */
export async function withPalette(png: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return await sharp(png).png({ palette: true }).toBuffer()
}

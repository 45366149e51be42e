import sharp from 'sharp'

/** Where the picture was taken, as its file says it. */
const PHONE_PLACE = { GPSLatitudeRef: 'N', GPSLatitude: '41/1 52/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '87/1 37/1 0/1' }

/**
 * A JPEG as phones write them: it lies on its side, says how to turn it, and says where it was taken. Upright, its upper half is blue and
 * the lower half has the color.
 * @param width of the upright picture, in pixels
 */
export function createPhonePicture(width: number, height: number, color = 'darkred'): Promise<Buffer> {
  const half = { width: Math.round(height / 2), height: width, channels: 3 } as const
  // Orientation 6: the left of the stored picture is the top of the upright one.
  return sharp({ create: { ...half, width: height, background: color } })
    .composite([{ input: { create: { ...half, background: 'blue' } }, gravity: 'west' }])
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Orientation: '6', Model: 'Phone' }, IFD3: PHONE_PLACE })
    .jpeg()
    .toBuffer()
}

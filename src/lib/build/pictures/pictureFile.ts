/**
 * Checks a picture file, which the site shows unchanged: it must be neither too small nor too large, and must not say where it was taken. Its
 * size is read here, because content is checked synchronously, and Astro's function is async. A logo has its own check (logoFile.ts).
 */
import { hasCameraData } from './cameraData.ts'

/**
 * The team's page shows up to 24 of them, so each has few bytes. Sides are in pixels: a drawn portrait is 320 wide, and no screen shows more
 * than the maximum.
 */
export const PICTURE_LIMITS = { bytes: 150_000, side: { min: 320, max: 1600 } } as const
/** From 1 to 100, of every WebP that is made of a photograph: lower blurs faces. */
export const WEBP_QUALITY = 80

type Size = { width: number; height: number }
type Format = {
  ending: string
  /** Whether a file has the beginning of this format. */
  matches: (bytes: Buffer) => boolean
  /** Null if the file ends before its size. */
  sizeOf: (bytes: Buffer) => Size | null
}

const withCommas = (count: number) => count.toLocaleString('en-US')
const textAt = (bytes: Buffer, offset: number, length = 4) => bytes.toString('latin1', offset, offset + length)

/** Markers of table segments, which look like that of the segment with the size (ITU-T T.81, table B.1). */
const JPEG_TABLES: readonly number[] = [0xc4, 0xc8, 0xcc]
/** ITU-T T.81, B.2.2: skips segments by their length, up to the one with the picture's size. */
function jpegSize(bytes: Buffer): Size | null {
  let offset = 2
  while (offset + 9 <= bytes.length && bytes[offset] === 0xff) {
    const marker = bytes.readUInt8(offset + 1)
    if (marker >= 0xc0 && marker <= 0xcf && !JPEG_TABLES.includes(marker))
      return { height: bytes.readUInt16BE(offset + 5), width: bytes.readUInt16BE(offset + 7) }
    // There may be fill bytes between segments.
    offset += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(offset + 2)
  }
  return null
}

/** PNG, section 11.2.1: the first chunk has the size. */
const pngSize = (bytes: Buffer): Size | null =>
  bytes.length >= 24 && textAt(bytes, 12) === 'IHDR' ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : null

/** RFC 9649, sections 2.5 to 2.7: lossy, lossless, or extended. Each side has 14 bits, in the extended format 24. */
function webpSize(bytes: Buffer): Size | null {
  if (bytes.length < 30) return null
  const side = (bits: number) => bits & 0x3fff
  const chunk = textAt(bytes, 12)
  if (chunk === 'VP8 ') return { width: side(bytes.readUInt16LE(26)), height: side(bytes.readUInt16LE(28)) }
  if (chunk === 'VP8L') return { width: side(bytes.readUInt32LE(21)) + 1, height: side(bytes.readUInt32LE(21) >> 14) + 1 }
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  return null
}

const FORMATS: readonly Format[] = [
  { ending: 'jpg', matches: (bytes) => textAt(bytes, 0, 3) === '\xff\xd8\xff', sizeOf: jpegSize },
  { ending: 'png', matches: (bytes) => textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n', sizeOf: pngSize },
  { ending: 'webp', matches: (bytes) => textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP', sizeOf: webpSize },
]

/** @param name of the file as content writes it: "night-shift.jpg", "team/ana.jpg" @returns why it cannot be shown, with the fix; null if it can */
export function pictureFileProblem(name: string, bytes: Buffer): string | null {
  const prepareHint = `move the file out of src/content, and prepare it with “npm run new:picture -- FILE ${name.replace(/\.[^.]+$/, '')}”.`
  const format = FORMATS.find(({ matches }) => matches(bytes))
  if (!format) return `This is no JPEG, PNG or WebP, whatever its name says: ${prepareHint}`
  const correctName = name.replace(/[^.]+$/, format.ending)
  if (correctName !== name) return `The file is of another kind than its name says: name it ${correctName}.`
  if (bytes.length > PICTURE_LIMITS.bytes)
    return `The file has ${withCommas(bytes.length)} bytes, and ${withCommas(PICTURE_LIMITS.bytes)} are the most: ${prepareHint}`
  if (hasCameraData(bytes))
    return `The file has data beside the picture (EXIF, XMP or IPTC), which can say where and when it was taken, and would be published: ${prepareHint}`
  const size = format.sizeOf(bytes)
  if (!size) return 'The file breaks off before it says how large the picture is: get it again from where it came.'
  const { min, max } = PICTURE_LIMITS.side
  const sides = [size.width, size.height]
  const sizeSentence = `The picture is ${size.width} by ${size.height} pixels, and each side has ${min} to ${withCommas(max)}`
  if (sides.some((side) => side < min)) return `${sizeSentence}: take a larger one.`
  return sides.some((side) => side > max) ? `${sizeSentence}: ${prepareHint}` : null
}

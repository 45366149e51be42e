/**
 * A photograph as a file, which the site shows as it is: it may be neither too small nor too large, and says nothing of where it was taken.
 * Its size is read here, because content is checked without waiting, and Astro's own function gives a promise.
 */
import { hasCameraData } from './cameraData.ts'

/** Bytes: the team's page shows up to 24 photographs. */
const MOST_BYTES = 150_000
/** Pixels of each side: a drawn portrait is 320 wide, and more than the most shows on no screen. */
const SIDE = { least: 320, most: 1600 } as const

type Size = { width: number; height: number }
type Format = {
  ending: string
  /** Whether a file begins as those of this kind do. */
  isOf: (bytes: Buffer) => boolean
  /** Null where the file ends before it says how large it is. */
  sizeOf: (bytes: Buffer) => Size | null
}

const wordAt = (bytes: Buffer, place: number, length = 4) => bytes.toString('latin1', place, place + length)

/** Segments that begin like the one with the size, and are tables (ITU-T T.81, table B.1). */
const JPEG_TABLES: readonly number[] = [0xc4, 0xc8, 0xcc]
/** ITU-T T.81, B.2.2: segments, each with its length, until the one that says how large the picture is. */
function jpegSize(bytes: Buffer): Size | null {
  let place = 2
  while (place + 9 <= bytes.length && bytes[place] === 0xff) {
    const kind = bytes.readUInt8(place + 1)
    if (kind >= 0xc0 && kind <= 0xcf && !JPEG_TABLES.includes(kind))
      return { height: bytes.readUInt16BE(place + 5), width: bytes.readUInt16BE(place + 7) }
    // Bytes between segments may be filled.
    place += kind === 0xff ? 1 : 2 + bytes.readUInt16BE(place + 2)
  }
  return null
}

/** PNG, section 11.2.1: the first chunk says it. */
const pngSize = (bytes: Buffer): Size | null =>
  bytes.length >= 24 && wordAt(bytes, 12) === 'IHDR' ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : null

/** RFC 9649, sections 2.5 to 2.7: lossy, lossless, or with more than the picture. Each side has 14 bits, in the last kind 24. */
function webpSize(bytes: Buffer): Size | null {
  if (bytes.length < 30) return null
  const side = (bits: number) => bits & 0x3fff
  const kind = wordAt(bytes, 12)
  if (kind === 'VP8 ') return { width: side(bytes.readUInt16LE(26)), height: side(bytes.readUInt16LE(28)) }
  if (kind === 'VP8L') return { width: side(bytes.readUInt32LE(21)) + 1, height: side(bytes.readUInt32LE(21) >> 14) + 1 }
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  return null
}

const FORMATS: readonly Format[] = [
  { ending: 'jpg', isOf: (bytes) => wordAt(bytes, 0, 3) === '\xff\xd8\xff', sizeOf: jpegSize },
  { ending: 'png', isOf: (bytes) => wordAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n', sizeOf: pngSize },
  { ending: 'webp', isOf: (bytes) => wordAt(bytes, 0) === 'RIFF' && wordAt(bytes, 8) === 'WEBP', sizeOf: webpSize },
]

/** @param name of the file, with its ending @returns why it cannot be shown, with the cure; null for one that can */
export function photoProblem(name: string, bytes: Buffer): string | null {
  const format = FORMATS.find(({ isOf }) => isOf(bytes))
  if (!format) return 'This is no JPEG, PNG or WebP, whatever its name says: export it as one of them.'
  const named = name.replace(/[^.]+$/, format.ending)
  if (named !== name) return `The file is of another kind than its name says: name it ${named}.`
  if (bytes.length > MOST_BYTES)
    return `The file has ${bytes.length.toLocaleString('en-US')} bytes, and ${MOST_BYTES.toLocaleString('en-US')} are the most: export it smaller, or with a lower quality.`
  if (hasCameraData(bytes))
    return 'The file has data beside the picture (EXIF, XMP or IPTC), which can say where and when it was taken, and would be published: export it for the web without metadata, or run “exiftool -all= FILE”.'
  const size = format.sizeOf(bytes)
  if (!size) return 'The file breaks off before it says how large the photograph is: export it again.'
  const sides = [size.width, size.height]
  if (sides.some((side) => side < SIDE.least || side > SIDE.most))
    return `The photograph is ${size.width} by ${size.height} pixels: take one whose sides each have ${SIDE.least} to ${SIDE.most.toLocaleString('en-US')}.`
  return null
}

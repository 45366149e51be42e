/**
 * Checks a photograph that an editor has put beside content, of which the build makes what pages show (preparePicture.ts). Its size is read
 * here, because content is checked synchronously, and Astro's function is async. A logo has its own check (logoFile.ts).
 */

/** What pages show. The team's page shows up to 24 of them, so each has few bytes. No screen shows more pixels than the longer side has. */
export const SHOWN_PICTURE = { bytes: 150_000, side: 1600 } as const
/** From 1 to 100, of every WebP that is made of a photograph: lower blurs faces. */
export const WEBP_QUALITY = 80
/** A repository keeps every file for good, and GitHub takes no more than 25 MB in the browser. */
const MAX_BYTES = 20_000_000
/** More need more memory than some machines have. A camera’s own file of more has more bytes than may be. */
export const MAX_PIXELS = 100_000_000
/** In pixels: a drawn portrait is 320 wide. */
const MIN_SIDE = 320
/** The longer side divided by the shorter one: the shorter one keeps the least pixels when the longer one is scaled to the most. */
const MAX_RATIO = SHOWN_PICTURE.side / MIN_SIDE

/** The end of a photograph's name: cameras and phones write it in capitals as well. */
export const PICTURE_ENDING = /\.(?:jpe?g|png|webp)$/i
/** The name of a photograph, which is part of its address. */
export const PICTURE_NAME = new RegExp(`^[\\w-]+${PICTURE_ENDING.source}`, 'i')
export const HEIC_ENDING = /\.hei[cf]$/i
export const HEIC_PROBLEM = 'This is a HEIC, the format of iPhones, which the build cannot read: open it, and export it as JPEG.'
/** The beginning of the format of iPhones, which sharp's own binaries cannot read because of its patents. */
const HEIC = /^.{4}ftyp(?:hei|hev|mif1|msf1)/s

type Size = { width: number; height: number }
type Format = {
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
  { matches: (bytes) => textAt(bytes, 0, 3) === '\xff\xd8\xff', sizeOf: jpegSize },
  { matches: (bytes) => textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n', sizeOf: pngSize },
  { matches: (bytes) => textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP', sizeOf: webpSize },
]

/** @param bytes of a file whose name is that of a picture @returns why it cannot be shown, with the fix; null if it can */
export function pictureFileProblem(bytes: Buffer): string | null {
  if (HEIC.test(textAt(bytes, 0, 12))) return HEIC_PROBLEM
  const format = FORMATS.find(({ matches }) => matches(bytes))
  if (!format) return 'This is no JPEG, PNG or WebP, whatever its name says: open it, and export it as one of these.'
  if (bytes.length > MAX_BYTES)
    return `The file has ${withCommas(bytes.length)} bytes, and ${withCommas(MAX_BYTES)} are the most: export it with fewer pixels. Pages show ${withCommas(SHOWN_PICTURE.side)} at most.`
  const size = format.sizeOf(bytes)
  if (!size) return 'The file breaks off before it says how large the picture is: get it again from where it came.'
  const [shorter, longer] = [Math.min(size.width, size.height), Math.max(size.width, size.height)]
  const sizeSentence = `The picture is ${size.width} by ${size.height} pixels`
  if (shorter * longer > MAX_PIXELS)
    return `${sizeSentence}, which is more than ${withCommas(MAX_PIXELS)} in all: export it with fewer pixels.`
  if (shorter < MIN_SIDE) return `${sizeSentence}, and each side needs ${MIN_SIDE} or more: take a larger one.`
  return longer / shorter > MAX_RATIO
    ? `${sizeSentence}, and its longer side may be ${MAX_RATIO} times the shorter one: cut out a part that is less narrow.`
    : null
}

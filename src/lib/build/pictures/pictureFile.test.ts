import { describe, expect, it } from 'vitest'
import { PICTURE_NAME, pictureFileProblem } from './pictureFile.ts'

/** The beginning of a file in each format, without the picture. */
const bytesOf = (...parts: (string | number[])[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')))
const two = (value: number) => [value >> 8, value & 0xff]
const twoLeast = (value: number) => two(value).toReversed()
const jpegFrame = (width: number, height: number) => [0, 17, 8, ...two(height), ...two(width), 3, 1, 34, 0]
const jpeg = (width: number, height: number) =>
  bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 6], 'JFIF', [0xff, 0xff, 0xc4, 0, 4, 9, 9, 0xff, 0xc2, ...jpegFrame(width, height)])
const png = (width: number, height: number) =>
  bytesOf('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, ...two(width), 0, 0, ...two(height)])
const webp = (kind: string, ...rest: number[]) => bytesOf('RIFF', [9, 9, 0, 0], 'WEBP', kind, [9, 9, 0, 0], rest, Array(10).fill(0))
const lossy = (width: number, height: number) =>
  webp('VP8 ', 0, 0, 0, 0x9d, 1, 0x2a, ...twoLeast(width | 0x4000), ...twoLeast(height | 0x8000))
const lossless = (width: number, height: number) => {
  const bits = Buffer.alloc(4)
  bits.writeUInt32LE((((height - 1) << 14) | (width - 1) | 0xe0000000) >>> 0)
  return webp('VP8L', 0x2f, ...bits)
}
const extended = (width: number, height: number) => webp('VP8X', 8, 0, 0, 0, ...twoLeast(width - 1), 0, ...twoLeast(height - 1), 0)

const KINDS = [
  ['JPEG', jpeg],
  ['PNG', png],
  ['lossy WebP', lossy],
  ['lossless WebP', lossless],
  ['WebP with more than the picture', extended],
] as const

describe.each(KINDS)('a picture file as %s', (_, file) => {
  it.each([
    [320, 320],
    [1600, 320],
    [900, 4500],
    [4032, 3024],
    [10_000, 10_000],
  ])('may be %i by %i', (width, height) => expect(pictureFileProblem(file(width, height))).toBeNull())
  it.each([
    [319, 900, /^The picture is 319 by 900 pixels.* 320 or more: take a larger one\.$/],
    [900, 319, /320 or more: take a larger/],
    [1601, 320, /^The picture is 1601 by 320 pixels.* 5 times .*: cut out a part/],
    [900, 4501, /cut out a part/],
    [10_001, 10_000, /^The picture is 10001 by 10000 pixels.* 100,000,000 in all: export it with fewer pixels\.$/],
  ])('may not be %i by %i', (width, height, problem) => expect(pictureFileProblem(file(width, height))).toMatch(problem))
  it('is refused where it breaks off, wherever that is', () => {
    const whole = file(640, 800)
    const said = Array.from(whole, (_byte, length) => pictureFileProblem(whole.subarray(0, length)))
    expect(said[0]).toMatch(/^This is no JPEG, PNG or WebP/)
    expect(said[20]).toMatch(/^The file breaks off/)
  })
})
it.each([
  ['the format of iPhones', bytesOf([0, 0, 0, 24], 'ftypheic'), /^This is a HEIC.*export it as JPEG/],
  ['a drawing', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), /^This is no JPEG/],
  ['sound', bytesOf('RIFF', [0, 0, 0, 0], 'WAVE'), /^This is no JPEG/],
  ['nothing', Buffer.alloc(0), /^This is no JPEG, PNG or WebP, whatever its name says/],
])('no picture file is %s', (_, bytes, problem) => expect(pictureFileProblem(bytes)).toMatch(problem))
it('a picture file has no more bytes than a repository can keep', () => {
  const file = (length: number) => Buffer.concat([jpeg(640, 800), Buffer.alloc(length)]).subarray(0, length)
  expect(pictureFileProblem(file(20_000_000))).toBeNull()
  expect(pictureFileProblem(file(20_000_001))).toMatch(/^The file has 20,000,001 bytes, and 20,000,000 are the most: export it/)
})
it.each(['gate.jpg', 'IMG_1234.JPG', 'gate.Jpg', 'night-shift.jpeg', 'gate.webp'])('a picture may have the name %s', (name) =>
  expect(name).toMatch(PICTURE_NAME),
)
it.each(['gate.heic', 'IMG 1234.jpg', 'entrée.png', '../gate.png'])('no picture has the name %s', (name) =>
  expect(name).not.toMatch(PICTURE_NAME),
)

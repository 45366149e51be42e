import { describe, expect, it } from 'vitest'
import { pictureFileProblem } from './pictureFile.ts'

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

const PREPARE_IT = 'move the file out of src/content, and prepare it with “npm run new:picture -- FILE team/ana”.'
const KINDS = [
  ['JPEG', 'team/ana.jpg', jpeg],
  ['PNG', 'team/ana.png', png],
  ['lossy WebP', 'team/ana.webp', lossy],
  ['lossless WebP', 'team/ana.webp', lossless],
  ['WebP with more than the picture', 'team/ana.webp', extended],
] as const

describe.each(KINDS)('a picture file as %s', (_, name, file) => {
  it.each([
    [320, 320],
    [1600, 1600],
    [900, 1351],
  ])('may be %i by %i', (width, height) => expect(pictureFileProblem(name, file(width, height))).toBeNull())
  it.each([
    [319, 900, 'take a larger one.'],
    [900, 319, 'take a larger one.'],
    [1601, 319, 'take a larger one.'],
    [1601, 900, PREPARE_IT],
    [900, 1601, PREPARE_IT],
  ])('may not be %i by %i', (width, height, fix) =>
    expect(pictureFileProblem(name, file(width, height))).toBe(
      `The picture is ${width} by ${height} pixels, and each side has 320 to 1,600: ${fix}`,
    ),
  )
  it('is refused where it breaks off, wherever that is', () => {
    const whole = file(640, 800)
    const said = Array.from(whole, (_byte, length) => pictureFileProblem(name, whole.subarray(0, length)))
    expect(said[0]).toMatch(/^This is no JPEG, PNG or WebP/)
    expect(said[20]).toMatch(/^The file breaks off/)
  })
  it('is refused under the name of another kind', () => {
    const other = name.replace(/[^.]+$/, 'gif')
    expect(pictureFileProblem(other, file(640, 800))).toBe(`The file is of another kind than its name says: name it ${name}.`)
  })
})
it.each([
  ['a photograph of a phone', bytesOf([0, 0, 0, 24], 'ftypheic')],
  ['a drawing', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ['sound', bytesOf('RIFF', [0, 0, 0, 0], 'WAVE')],
  ['nothing', Buffer.alloc(0)],
])('no picture file is %s under its name', (_, bytes) =>
  expect(pictureFileProblem('team/ana.jpg', bytes)).toBe(`This is no JPEG, PNG or WebP, whatever its name says: ${PREPARE_IT}`),
)
it('a picture file that says where it was taken is refused, with the fix', () =>
  expect(pictureFileProblem('team/ana.jpg', Buffer.concat([jpeg(640, 800), bytesOf('Exif\0\0II*\0')]))).toBe(
    `The file has data beside the picture (EXIF, XMP or IPTC), which can say where and when it was taken, and would be published: ${PREPARE_IT}`,
  ))
it('a picture file has no more bytes than a page of them can bear', () => {
  const file = (length: number) => Buffer.concat([jpeg(640, 800), Buffer.alloc(length)]).subarray(0, length)
  expect(pictureFileProblem('team/ana.jpg', file(150_000))).toBeNull()
  expect(pictureFileProblem('team/ana.jpg', file(150_001))).toBe(`The file has 150,001 bytes, and 150,000 are the most: ${PREPARE_IT}`)
})

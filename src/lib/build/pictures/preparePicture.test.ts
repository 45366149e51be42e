import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { hasCameraData } from '#src/lib/build/pictures/cameraData.ts'
import { pictureFileProblem } from '#src/lib/build/pictures/pictureFile.ts'
import { PlainError } from '../lib/project.ts'
import { createPhonePicture } from './phonePicture.testing.ts'
import { preparePicture } from './preparePicture.ts'

const create = (width: number, height: number, more = {}) => sharp({ create: { width, height, channels: 3, background: 'teal', ...more } })
const noise = { noise: { type: 'gaussian', mean: 128, sigma: 90 } }
const prepare = (bytes: Buffer) => preparePicture(bytes, 'a.jpg')

describe('a photograph of a phone', async () => {
  const phone = await createPhonePicture(1800, 2400)
  const { bytes, width, height } = await prepare(phone)

  it('is refused by the check as it is, and accepted when it is prepared', () => {
    expect(pictureFileProblem('a.jpg', phone)).toContain('EXIF')
    expect(pictureFileProblem('a.webp', bytes)).toBeNull()
  })
  it('stands upright, with its longer side as large as may be', async () => {
    expect([width, height]).toEqual([1200, 1600])
    const colorAt = async (top: number) =>
      [...(await sharp(bytes).extract({ left: 600, top, width: 1, height: 1 }).raw().toBuffer())].map((value) => Math.round(value / 100))
    expect(await Promise.all([colorAt(10), colorAt(1590)])).toEqual([
      [0, 0, 3],
      [1, 0, 0],
    ])
  })
  it('has no camera data', async () => {
    expect(hasCameraData(phone)).toBe(true)
    expect(hasCameraData(bytes)).toBe(false)
    expect(await sharp(bytes).metadata()).not.toHaveProperty('orientation')
  })
})

describe('a picture is prepared', () => {
  it('without being enlarged', async () => {
    expect(await prepare(await create(320, 500).png().toBuffer())).toMatchObject({ width: 320, height: 500 })
  })
  it('with its transparent parts', async () => {
    const logo = create(400, 400, { channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    expect((await sharp((await prepare(await logo.png().toBuffer())).bytes).stats()).isOpaque).toBe(false)
  })
  it('as large as its bytes allow, where it has many details', async () => {
    const { bytes, width, height } = await prepare(await create(600, 450, noise).jpeg().toBuffer())
    expect(bytes.length).toBeLessThanOrEqual(150_000)
    expect(bytes.length).toBeGreaterThan(100_000)
    expect(width / height).toBeCloseTo(4 / 3, 2)
  })
})

describe('refused, with the fix, is', () => {
  it.each([
    ['a picture that is too small', () => create(319, 900).png().toBuffer(), /^a\.jpg is 319 by 900 pixels.* 320 or more: take a larger/],
    ['one that is too narrow', () => create(4000, 700).png().toBuffer(), /^a\.jpg is 4000 by 700 pixels.*fewer than 320: cut out/],
    ['a narrow one with many details', () => create(330, 1000, noise).png().toBuffer(), /330 by 1000 pixels.*fewer than 320: cut out/],
    ['the format of iPhones', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), /^a\.jpg is a HEIC.*export it as JPEG/],
    ['a text', () => Buffer.from('words'), /^a\.jpg is no picture.*give a JPEG, PNG/],
    ['nothing', () => Buffer.alloc(0), /^a\.jpg is no picture/],
    ['half of a file', async () => (await createPhonePicture(800, 600)).subarray(0, 3000), /breaks off: .*\(.*end of JPEG image\)$/],
  ])('%s', async (_, createFile, message) => {
    const refused = prepare(await createFile())
    await expect(refused).rejects.toBeInstanceOf(PlainError)
    await expect(refused).rejects.toThrow(message)
  })
  it('any picture where sharp has no program for the machine', async () => {
    vi.doMock('sharp', () => {
      throw new Error('Could not load the "sharp" module')
    })
    vi.resetModules()
    const { preparePicture: prepareWithoutSharp } = await import('./preparePicture.ts')
    await expect(prepareWithoutSharp(Buffer.alloc(0), 'a.jpg')).rejects.toThrow(
      /^Pictures cannot be prepared on this machine.*another one\. \(.+\)$/,
    )
  })
})

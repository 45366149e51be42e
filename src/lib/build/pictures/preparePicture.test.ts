import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasCameraData } from '#tests/lib/cameraData.ts'
import { createPhonePicture } from './phonePicture.testing.ts'
import { preparedPictures, preparePicture } from './preparePicture.ts'

const create = (width: number, height: number, more = {}) => sharp({ create: { width, height, channels: 3, background: 'teal', ...more } })
const sizeOf = async (bytes: Uint8Array) => {
  const { width, height, format } = await sharp(bytes).metadata()
  return [width, height, format]
}

describe('a photograph of a phone', async () => {
  const phone = await createPhonePicture(1800, 2400)
  const bytes = await preparePicture(phone)

  it('stands upright, with its longer side as large as may be', async () => {
    expect(await sizeOf(bytes)).toEqual([1200, 1600, 'webp'])
    const colorAt = async (top: number) =>
      [...(await sharp(bytes).extract({ left: 600, top, width: 1, height: 1 }).raw().toBuffer())].map((value) => Math.round(value / 100))
    expect(await Promise.all([colorAt(10), colorAt(1590)])).toEqual([
      [0, 0, 3],
      [1, 0, 0],
    ])
  })
  it('has no camera data', async () => {
    expect(hasCameraData(phone)).toBe(true)
    expect(hasCameraData(Buffer.from(bytes))).toBe(false)
    expect(await sharp(bytes).metadata()).not.toHaveProperty('orientation')
  })
})

describe('a picture is prepared', () => {
  it('without being enlarged', async () =>
    expect(await sizeOf(await preparePicture(await create(320, 500).png().toBuffer()))).toEqual([320, 500, 'webp']))
  it('with its transparent parts', async () => {
    const logo = create(400, 400, { channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    expect((await sharp(await preparePicture(await logo.png().toBuffer())).stats()).isOpaque).toBe(false)
  })
  it('as large as its bytes allow, where it has many details', async () => {
    const noise = { noise: { type: 'gaussian', mean: 128, sigma: 90 } }
    const bytes = await preparePicture(await create(600, 450, noise).jpeg().toBuffer())
    expect(bytes.length).toBeLessThanOrEqual(150_000)
    expect(bytes.length).toBeGreaterThan(100_000)
  })
})

describe('an import of a photograph', () => {
  const project = process.cwd()
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'prepared-')))
  beforeAll(() => {
    // The code and the lock file of the project are a part of the name of each result.
    for (const name of ['src/lib', 'package-lock.json']) {
      mkdirSync(dirname(join(root, name)), { recursive: true })
      symlinkSync(join(project, name), join(root, name))
    }
    process.chdir(root)
  })
  afterAll(() => {
    process.chdir(project)
    rmSync(root, { recursive: true, force: true })
  })
  /** @returns to what the import of a file leads */
  const resolveImport = async (file: string, bytes: Buffer) => {
    const path = join(root, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes)
    const { resolveId } = preparedPictures(['src/content/pictures'])
    return await resolveId.call({ resolve: async (id: string) => ({ id }) } as never, path, 'pictureFiles.ts')
  }

  it('leads to what is made of it, under its name', async () => {
    const made = await resolveImport('src/content/pictures/IMG_1.JPG', await createPhonePicture(640, 480))
    expect(made).toMatch(/^\/.*\/\.build\/cache\/\w+\/IMG_1\.webp$/)
    expect(hasCameraData(readFileSync(made ?? ''))).toBe(false)
  })
  it('has it made once, in development too', async () => {
    const phone = await createPhonePicture(640, 480, 'olive')
    const made = await resolveImport('src/content/pictures/gate.jpg', phone)
    const { mtimeMs } = statSync(made ?? '')
    expect(await resolveImport('src/content/pictures/gate.jpg', phone)).toBe(made)
    expect(statSync(made ?? '').mtimeMs).toBe(mtimeMs)
    expect(readdirSync(dirname(made ?? ''))).toEqual(['gate.webp'])
  })
  it('leads elsewhere once another photograph has its name', async () => {
    const [one, other] = [await createPhonePicture(640, 480), await createPhonePicture(640, 480, 'gold')]
    expect(await resolveImport('src/content/pictures/gate.jpg', one)).not.toBe(await resolveImport('src/content/pictures/gate.jpg', other))
  })
  it('that breaks off names the file and the fix', async () => {
    const half = (await createPhonePicture(800, 600)).subarray(0, 3000)
    await expect(resolveImport('src/content/pictures/gate.jpg', half)).rejects.toThrow(
      /^src\/content\/pictures\/gate\.jpg: This breaks off.*get it again/,
    )
  })
  it.each(['src/icons/mark.png', 'src/content/pictures/notes.txt'])('of another folder or of no picture stays as it is: %s', async (file) =>
    expect(await resolveImport(file, Buffer.from('words'))).toBeNull(),
  )
})

import sharp from 'sharp'
import { expect, it } from 'vitest'
import { cutPicture, withPalette } from './cardPhoto.ts'

/** @returns a picture whose middle third is green, between red and blue */
const createStripes = () => {
  const create = (width: number, background: string) => ({ create: { width, height: 300, channels: 3 as const, background } })
  const sides = [
    { input: create(200, 'red'), gravity: 'west' },
    { input: create(200, 'blue'), gravity: 'east' },
  ]
  return sharp(create(600, 'lime')).composite(sides).webp({ lossless: true }).toBuffer()
}

it('a picture is cut to its place around its middle, as a JPEG', async () => {
  const [kind, data = ''] = (await cutPicture(await createStripes(), { width: 40, height: 100 })).split(',')
  expect(kind).toBe('data:image/jpeg;base64')
  const cut = sharp(Buffer.from(data, 'base64'))
  expect(await cut.metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 100 })
  const { channels } = await cut.stats()
  expect(channels.map(({ mean }) => Math.round(mean / 100))).toEqual([0, 3, 0])
})
it('the same picture is always cut to the same bytes', async () => {
  const stripes = await createStripes()
  const size = { width: 60, height: 30 }
  expect(await cutPicture(stripes, size)).toBe(await cutPicture(stripes, size))
})
it('a card with a photograph keeps its size, with fewer colors and bytes', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const card = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'gray', noise } })
    .png()
    .toBuffer()
  const light = await withPalette(card)
  expect(await sharp(light).metadata()).toMatchObject({ format: 'png', width: 300, height: 200, isPalette: true })
  expect(light.length).toBeLessThan(card.length / 2)
})

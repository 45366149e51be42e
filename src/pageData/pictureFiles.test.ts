import { expect, it } from 'vitest'
import { readPicture, readPictureFile, withNarrowerCopies } from './pictureFiles.ts'

const file = (width: number, height: number, format: 'webp' | 'png' | 'svg' = 'webp') => ({
  src: '/_assets/shift.webp',
  width,
  height,
  format,
})
/** @returns the widths that a browser can choose from */
const widthsOf = async (picture: ReturnType<typeof file>) =>
  (await withNarrowerCopies(picture)).srcSet?.split(', ').map((copy) => Number(/ (\d+)w$/.exec(copy)?.[1])) ?? []

it('a large photograph has narrower copies, and keeps its own file and size', async () => {
  expect(await withNarrowerCopies(file(1600, 900))).toEqual({
    src: '/_assets/shift.webp',
    width: 1600,
    height: 900,
    srcSet: '/_assets/shift.webp?w=480 480w, /_assets/shift.webp?w=800 800w, /_assets/shift.webp?w=1200 1200w, /_assets/shift.webp 1600w',
  })
})
it.each([
  ['none of its copies is wider than it, or nearly as wide', file(1000, 700), [480, 800, 1000]],
  ['a copy saves a fifth of the width', file(999, 700), [480, 999]],
  ['a small file has no copies', file(590, 590), []],
  ['a drawing has no copies', file(1600, 900, 'svg'), []],
])('the copies of a picture: %s', async (_, picture, widths) => expect(await widthsOf(picture)).toEqual(widths))
it('a small file is as it was', async () =>
  expect(await withNarrowerCopies(file(320, 320))).toEqual({ src: '/_assets/shift.webp', width: 320, height: 320 }))
it('a file that is gone stops the page, with its name', () => {
  expect(() => readPictureFile('team/ana.jpg')).toThrow('src/content/team/ana.jpg was there when the content was read, and is gone.')
  expect(() => readPicture('gone.jpg')).toThrow('src/content/pictures/gone.jpg was there')
})

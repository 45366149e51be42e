/** Share cards: no word of any title leaves the card or overlaps the picture. */
import { Resvg } from '@resvg/resvg-js'
import { beforeAll, expect, it } from 'vitest'
import { buildFonts } from '#scripts/build/fonts.ts'
import { drawCardWords, drawShareCard, WORDS_AREA, WORDS_AREA_BESIDE } from './shareCard.ts'

const style = {
  colors: { ink: '#111111', white: '#ffffff', onDeck2: '#cccccc', deck2: '#222222', signal: '#ffaa00' },
  fonts: { display: '.build/fonts/archivo-bold.ttf', text: '.build/fonts/public-sans-regular.ttf' },
}
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"/>'
const drawCard = (title: string) => ({ title, section: 'Blog', brand: 'A brand', picture: SVG, mark: SVG, time: '05:10', isDay: false })
const measureBox = (svg: string) => new Resvg(svg).getBBox()

beforeAll(() => buildFonts(), 60_000)

it.each([
  ['one word', 'Industries'],
  ['the longest that a page may have', 'Wherever managers must write warnings, who may remove which of them? No'],
  ['long words', 'Misclassification, intermittentleave and accommodationrequests, reviewed'],
])('a title of %s stays within its room', async (_, title) => {
  const box = measureBox(await drawCardWords(drawCard(title), style))
  expect(box?.x).toBeGreaterThanOrEqual(WORDS_AREA.left - 2)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(WORDS_AREA.left + WORDS_AREA.width + 2)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(WORDS_AREA.bottom)
})
it.each(['How to handle a no-call/no-show, hour by hour', 'Employee call-off solutions: a buyer’s guide'])(
  'beside a picture, “%s” stays within its room',
  async (title) => {
    // Without the header, which spans the whole width.
    const box = measureBox(await drawCardWords({ ...drawCard(title), brand: '', time: '', isBeside: true }, style))
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(WORDS_AREA.left + WORDS_AREA_BESIDE.width + 2)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(WORDS_AREA_BESIDE.bottom)
  },
)
it.each([
  ['light by day', true, ['#111111'], ['#ffffff', '#cccccc']],
  ['dark by night', false, ['#ffffff', '#cccccc'], ['#111111']],
])('a share card has words that are read on the sky behind them: %s', async (_, isDay, inks, others) => {
  const svg = await drawCardWords({ ...drawCard('Team'), isDay }, style)
  for (const ink of inks) expect(svg).toContain(`fill="${ink}"`)
  for (const ink of others) expect(svg).not.toContain(`fill="${ink}"`)
})
it('a share card sets a short title larger than a long one', async () => {
  const short = measureBox(await drawCardWords({ ...drawCard('Team'), section: '' }, style))
  const long = measureBox(await drawCardWords(drawCard('Wherever managers must write warnings, who may remove which of them? No'), style))
  expect(long?.height).toBeGreaterThan(short?.height ?? 0)
})
it('a share card refuses a title that fits in no size, by name', async () => {
  const title = 'A title without an end '.repeat(12)
  await expect(drawCardWords(drawCard(title), style)).rejects.toThrow(title.trim())
})
it('a share card is 1200 by 630', async () => {
  const png = Buffer.from(await drawShareCard(drawCard('A card'), style))
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})
it('a share card with a photograph has a palette, and any other all colors', async () => {
  const colorTypeOf = async (hasPhoto: boolean) =>
    Buffer.from(await drawShareCard({ ...drawCard('A card'), hasPhoto }, style)).readUInt8(25)
  expect([await colorTypeOf(true), await colorTypeOf(false)]).toEqual([3, 6])
})
it('a share card does not leave a short last word of a title alone on its line', async () => {
  const lines = async (title: string) =>
    measureBox(await drawCardWords({ ...drawCard(title), brand: '', time: '', section: '', isBeside: true }, style))
  const [tied, apart] = [
    await lines('A no-call/no-show policy, clause by clause'),
    await lines('A no-call/no-show policy, clause by\u00a0clause'),
  ]
  expect(tied).toEqual(apart)
})

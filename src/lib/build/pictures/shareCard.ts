/** Draws a page's share card, the picture beside a link to it: its title over a drawn picture, in the site's fonts. */
// biome-ignore-all lint/style/noExcessiveLinesPerFile: how words are set and in which size they fit belong together
import { readFile } from 'node:fs/promises'
import { renderAsync } from '@resvg/resvg-js'
import satori, { type SatoriOptions } from 'satori'
import { createResultCache } from '../cache/buildCache.ts'
import { withPalette } from './cardPhoto.ts'
import { SHARE_CARD } from './shareCardSize.ts'
import { titleWords } from './titleWords.ts'

export type ShareCard = {
  title: string
  /** The part of the site, printed below the title. */
  section: string
  brand: string
  /** SVG documents: the background, as large as the card and with its upper part free, and the mark. */
  picture: string
  mark: string
  /** Clock time of the picture, "05:31"; empty if it shows none. */
  time: string
  /** The words stand on a light sky. */
  isDay: boolean
  /** The picture is beside the words, not below them. */
  isBeside?: boolean
  /** The picture has a photograph. */
  hasPhoto?: boolean
}
export type ShareCardStyle = {
  colors: Record<'ink' | 'white' | 'onDeck2' | 'deck2' | 'signal', string>
  /** TrueType font files. */
  fonts: { display: string; text: string }
}

/** The area of the words, above the roofs. `bottom` limits title and section. */
export const WORDS_AREA = { left: 64, width: 1072, top: 156, bottom: 404 }
const FONT_SIZES = [88, 78, 70, 62, 54]
/** The area of the words if the picture is beside them: they have the left side, down to the picture's ground. */
export const WORDS_AREA_BESIDE = { width: 470, bottom: 550 }
const FONT_SIZES_BESIDE = [54, 48]
/** Maximum and step by which that area may become narrower, so that its lines are even. */
const NARROWING = 0.3
const WIDTH_STEP = 6

type Style = Record<string, unknown>
type Node = { type: string; props: Record<string, unknown> }
const createBox = (style: Style, children: unknown = undefined, id?: string): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children, id },
})

/** Words are dark on a light sky, and light on any other. */
function chooseInks({ isDay }: ShareCard, { colors: { ink, white, onDeck2, deck2, signal } }: ShareCardStyle) {
  return { words: isDay ? ink : white, quiet: isDay ? ink : onDeck2, flap: deck2, figure: signal }
}

/** The picture's time, each digit on a flap. */
const createFlaps = (time: string, { flap, figure }: ReturnType<typeof chooseInks>): Node[] =>
  [...time].map((character) =>
    character === ':'
      ? createBox({ padding: '0 3px' }, ':')
      : createBox(
          { width: 42, height: 60, borderRadius: 7, background: flap, color: figure, justifyContent: 'center', alignItems: 'center' },
          character,
        ),
  )

/** The mark and the brand above the words, and the picture's time. */
function createHeaderNode(card: ShareCard, style: ShareCardStyle): Node {
  const { brand, time, mark } = card
  const colors = chooseInks(card, style)
  return createBox(
    {
      position: 'absolute',
      left: WORDS_AREA.left,
      top: 52,
      width: WORDS_AREA.width,
      alignItems: 'center',
      fontSize: 36,
      letterSpacing: '-0.02em',
    },
    [
      {
        type: 'img',
        props: {
          src: `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`,
          width: 60,
          height: 60,
          style: { marginRight: 18 },
        },
      },
      createBox({}, brand),
      createBox({ marginLeft: 'auto', gap: 4, fontSize: 44, alignItems: 'center', letterSpacing: 0 }, createFlaps(time, colors)),
    ],
  )
}

/** @param width of the column @returns the title in a size, with the part of the site below it */
function createTitleNode(card: ShareCard, style: ShareCardStyle, size: number, width: number): Node {
  const { title, section, isBeside } = card
  const colors = chooseInks(card, style)
  return createBox(
    {
      position: 'absolute',
      left: WORDS_AREA.left,
      top: WORDS_AREA.top,
      width,
      flexDirection: 'column',
      gap: 14,
    },
    [
      isBeside
        ? // Set word by word, because a narrow column would end lines at the hyphens of "no-call/no-show".
          createBox(
            { fontSize: size, lineHeight: 1.05, letterSpacing: '-0.02em', flexWrap: 'wrap', columnGap: size * 0.23 },
            titleWords(title).map((word) => createBox({ whiteSpace: 'nowrap' }, word)),
          )
        : createBox({ fontSize: size, lineHeight: 1.05, letterSpacing: '-0.02em', textWrap: 'balance' }, title),
      ...(section ? [createBox({ fontFamily: 'Body', fontSize: 28, color: colors.quiet }, section)] : []),
    ],
    'words',
  )
}

/** @returns the words as an SVG, in the largest size that fits @throws Error that names a title which fits in no size */
export async function drawCardWords(card: ShareCard, style: ShareCardStyle): Promise<string> {
  const fonts = await facesOf(style.fonts)
  const render = async (nodes: Node[], onNodeDetected?: SatoriOptions['onNodeDetected']) => {
    const root = createBox({ width: '100%', height: '100%', color: chooseInks(card, style).words, fontFamily: 'Display' }, nodes)
    return await satori(root as never, { ...SHARE_CARD, fonts, ...(onNodeDetected && { onNodeDetected }) })
  }
  /** @returns the bottom of the words. They are laid out alone, because the rest of the card takes as long as they do. */
  const bottomOf = async (size: number, width: number) => {
    let bottom = Number.POSITIVE_INFINITY
    await render([createTitleNode(card, style, size, width)], ({ props, top, height }) => {
      if (props.id === 'words') bottom = top + height
    })
    return bottom
  }
  const drawWords = (size: number, width: number) => render([createHeaderNode(card, style), createTitleNode(card, style, size, width)])
  const space = card.isBeside ? WORDS_AREA_BESIDE : WORDS_AREA
  for (const size of card.isBeside ? FONT_SIZES_BESIDE : FONT_SIZES) {
    const bottom = await bottomOf(size, space.width)
    if (bottom > space.bottom) continue
    if (!card.isBeside) return drawWords(size, space.width)
    // Find the narrowest column that keeps the same number of lines, because that makes the lines even. The line count only grows as the
    // column narrows, so a binary search works.
    let narrowed = 0
    let tooNarrow = Math.ceil((space.width * NARROWING) / WIDTH_STEP)
    while (tooNarrow - narrowed > 1) {
      const steps = Math.floor((narrowed + tooNarrow) / 2)
      if ((await bottomOf(size, space.width - steps * WIDTH_STEP)) > bottom) tooNarrow = steps
      else narrowed = steps
    }
    return drawWords(size, space.width - narrowed * WIDTH_STEP)
  }
  throw new Error(`“${card.title}” is too long for the share card: shorten the page’s title.`)
}

/** The fonts of all cards of a build. satori caches its work for the lifetime of the list of fonts. */
const cachedFaces = new Map<string, ReturnType<typeof readFaces>>()
function facesOf(fonts: ShareCardStyle['fonts']): ReturnType<typeof readFaces> {
  const key = `${fonts.display} ${fonts.text}`
  const found = cachedFaces.get(key) ?? readFaces(fonts)
  cachedFaces.set(key, found)
  return found
}
async function readFaces(fonts: ShareCardStyle['fonts']) {
  return [
    { name: 'Display', data: await readFile(fonts.display) },
    { name: 'Body', data: await readFile(fonts.text) },
  ]
}

const cachedCard = createResultCache(['src/lib/build/pictures/shareCard.ts'])

/** @returns the PNG, as large as `SHARE_CARD` */
export async function drawShareCard(card: ShareCard, style: ShareCardStyle): Promise<Uint8Array<ArrayBuffer>> {
  const faces = await facesOf(style.fonts)
  return await cachedCard([JSON.stringify([card, style.colors]), ...faces.map(({ data }) => data)], async () => {
    const words = await drawCardWords(card, style)
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_CARD.width}" height="${SHARE_CARD.height}">${card.picture}${words}</svg>`
    // Renders in another thread, so that the next page is drawn meanwhile (astro.config.ts, "concurrency").
    const image = await renderAsync(drawing, { font: { fontFiles: [style.fonts.display], loadSystemFonts: false } })
    return card.hasPhoto ? await withPalette(image.asPng()) : image.asPng()
  })
}

/** Draws a page's Open Graph image from its title, in the site's own look. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'

export type SocialImage = {
  title: string
  /** What stands in the corner. */
  section: string
  brand: string
}
export type SocialImageStyle = {
  colors: { deck: string; deck2: string; deckLine: string; onDeck2: string; signal: string; go: string; white: string }
  /** Files of the faces, in TrueType. */
  fonts: { display: string; text: string }
}

const SIZE = { width: 1200, height: 630 }
/** Drawings that an earlier build made; below the project's root, where builds run. */
const CACHE = '.build/social-images/'

type Colors = SocialImageStyle['colors']
type Node = { type: string; props: Record<string, unknown> }
const box = (style: Record<string, unknown>, children: unknown = undefined): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

const mark = ({ deck2, signal }: Colors) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><rect width="30" height="30" rx="8" fill="${deck2}"/><path d="M7 19.5 23 8l-5 15-3.6-5.4z" fill="${signal}"/><path d="M14.4 17.6 23 8 11 16.4z" fill="#fff"/></svg>`,
  )}`

function drawing({ title, section, brand }: SocialImage, colors: Colors): Node {
  const size = title.length > 48 ? 68 : title.length > 28 ? 80 : 96
  const row = (time: string, opacity: number) =>
    box(
      {
        height: 58,
        borderRadius: 10,
        background: colors.deck2,
        alignItems: 'center',
        padding: '0 22px',
        justifyContent: 'space-between',
        opacity,
      },
      [
        box({ color: colors.signal, fontSize: 24 }, time),
        box({ width: 520, height: 12, borderRadius: 6, background: colors.deckLine }),
        box(
          { width: 130, height: 26, borderRadius: 13, background: '#24463f', alignItems: 'center', justifyContent: 'center' },
          box({ width: 70, height: 8, borderRadius: 4, background: colors.go }),
        ),
      ],
    )
  const ticks = Array.from({ length: 40 }, (_, index) =>
    box({ width: 30, height: 16, background: index % 2 ? colors.signal : colors.deckLine, transform: 'skewX(-30deg)' }),
  )
  return box(
    {
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      background: colors.deck,
      color: colors.white,
      padding: '56px 64px 0',
      fontFamily: 'Body',
    },
    [
      box({ position: 'absolute', left: -20, top: 0, width: 1240 }, ticks),
      box({ alignItems: 'center', fontSize: 32, fontFamily: 'Display' }, [
        { type: 'img', props: { src: mark(colors), width: 52, height: 52, style: { marginRight: 18 } } },
        box({}, brand),
        box({ marginLeft: 'auto', color: colors.onDeck2, fontSize: 26, fontFamily: 'Body' }, section),
      ]),
      box(
        {
          flexGrow: 1,
          alignItems: 'center',
          fontFamily: 'Display',
          fontSize: size,
          lineHeight: 1.04,
          letterSpacing: '-0.02em',
          maxWidth: 1040,
        },
        title,
      ),
      box({ flexDirection: 'column', gap: 10, marginBottom: -36 }, [row('11:42', 1), row('11:43', 0.75), row('11:51', 0.5)]),
    ],
  )
}

/** What all pictures of a build share, read once: satori keeps what it makes of a list of faces for as long as the list lives. */
const known = new Map<string, ReturnType<typeof readTools>>()
function tools(fonts: SocialImageStyle['fonts']): ReturnType<typeof readTools> {
  const key = `${fonts.display} ${fonts.text}`
  const found = known.get(key) ?? readTools(fonts)
  known.set(key, found)
  return found
}
async function readTools(fonts: SocialImageStyle['fonts']) {
  const faces = [
    { name: 'Display', data: await readFile(fonts.display) },
    { name: 'Body', data: await readFile(fonts.text) },
  ]
  const version = createHash('sha256').update(await readFile('package-lock.json'))
  for (const face of faces) version.update(face.data)
  return { faces, version: version.digest('hex') }
}

/** @returns the PNG, 1200 by 630; an unchanged one comes from the cache in `.build/`, keyed by what goes into it, the libraries' versions too */
export async function socialImage(image: SocialImage, { colors, fonts }: SocialImageStyle): Promise<Uint8Array<ArrayBuffer>> {
  const { faces, version } = await tools(fonts)
  const tree = drawing(image, colors)
  const hash = createHash('sha256')
    .update(JSON.stringify([SIZE, tree]))
    .update(version)
    .digest('hex')
  const cached = `${CACHE}${hash}.png`
  const drawn = await readFile(cached).catch(() => null)
  if (drawn) return new Uint8Array(drawn)
  const png = new Uint8Array(new Resvg(await satori(tree as never, { ...SIZE, fonts: faces })).render().asPng())
  await mkdir(CACHE, { recursive: true })
  await writeFile(cached, png)
  return png
}

/** Draws each page's Open Graph image from its title, in the site's own look. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import satori from 'satori'
import { BRAND } from '../../src/site/brand.ts'
import { DIST, WORK } from '../lib/project.ts'
import { FONTS } from './fonts.ts'
import type { BuiltPage } from './pages.ts'

const SIZE = { width: 1200, height: 630 }
const CACHE = `${WORK}social-images/`

type Node = { type: string; props: Record<string, unknown> }
const box = (style: Record<string, unknown>, children: unknown = undefined): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

const MARK = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><rect width="30" height="30" rx="8" fill="${BRAND.deck2}"/><path d="M7 19.5 23 8l-5 15-3.6-5.4z" fill="${BRAND.signal}"/><path d="M14.4 17.6 23 8 11 16.4z" fill="#fff"/></svg>`,
)}`

function drawing(title: string, section: string, brand: string): Node {
  const size = title.length > 48 ? 68 : title.length > 28 ? 80 : 96
  const row = (time: string, opacity: number) =>
    box(
      {
        height: 58,
        borderRadius: 10,
        background: BRAND.deck2,
        alignItems: 'center',
        padding: '0 22px',
        justifyContent: 'space-between',
        opacity,
      },
      [
        box({ color: BRAND.signal, fontSize: 24 }, time),
        box({ width: 520, height: 12, borderRadius: 6, background: BRAND.deckLine }),
        box(
          { width: 130, height: 26, borderRadius: 13, background: '#24463f', alignItems: 'center', justifyContent: 'center' },
          box({ width: 70, height: 8, borderRadius: 4, background: BRAND.go }),
        ),
      ],
    )
  const ticks = Array.from({ length: 40 }, (_, index) =>
    box({ width: 30, height: 16, background: index % 2 ? BRAND.signal : BRAND.deckLine, transform: 'skewX(-30deg)' }),
  )
  return box(
    {
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      background: BRAND.deck,
      color: BRAND.white,
      padding: '56px 64px 0',
      fontFamily: 'Body',
    },
    [
      box({ position: 'absolute', left: -20, top: 0, width: 1240 }, ticks),
      box({ alignItems: 'center', fontSize: 32, fontFamily: 'Display' }, [
        { type: 'img', props: { src: MARK, width: 52, height: 52, style: { marginRight: 18 } } },
        box({}, brand),
        box({ marginLeft: 'auto', color: BRAND.onDeck2, fontSize: 26, fontFamily: 'Body' }, section),
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
      box({ flexDirection: 'column', gap: 10, marginBottom: -36 }, [row('05:42', 1), row('05:43', 0.75), row('05:51', 0.5)]),
    ],
  )
}

/** "/features/attendance-tracking" → "Features": what stands in the corner. */
function sectionOf(path: string): string {
  const first = path.split('/')[1] ?? ''
  return path.split('/').length > 2 ? first.charAt(0).toUpperCase() + first.slice(1) : ''
}

/** Writes one PNG for every page; unchanged ones come from the cache in `.build/`. */
export async function buildSocialImages(pages: BuiltPage[], brand: string): Promise<void> {
  const font = async (name: string, file: string) => ({ name, data: await readFile(`${FONTS}${file}`) })
  const fonts = [await font('Display', 'archivo-bold.ttf'), await font('Body', 'public-sans-regular.ttf')]
  const design = createHash('sha256')
    .update(await readFile(import.meta.filename))
    .update(await readFile(`${FONTS}stamp`))
    .digest('hex')
  await mkdir(CACHE, { recursive: true })
  for (const page of pages) {
    const section = sectionOf(page.path)
    const key = createHash('sha256')
      .update(JSON.stringify([design, brand, page.heading, section]))
      .digest('hex')
    const cached = `${CACHE}${key}.png`
    let png: Uint8Array | null = await readFile(cached).catch(() => null)
    if (!png) {
      const svg = await satori(drawing(page.heading, section, brand) as never, { ...SIZE, fonts })
      png = new Uint8Array(new Resvg(svg).render().asPng())
      await writeFile(cached, png)
    }
    const target = `${DIST}${page.socialImage.slice(1)}`
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, png)
  }
}

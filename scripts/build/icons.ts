/** Icons and the web manifest, drawn from the brand mark. */
import { writeFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import { BRAND } from '../../src/site/brand.ts'
import { icons, resources, routes } from '../../src/site/routes.ts'
import { DIST } from '../lib/project.ts'

const mark = (radius: number, scale = 1) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><rect width="30" height="30" rx="${radius}" fill="${BRAND.deck}"/><g transform="translate(15 15) scale(${scale}) translate(-15 -15)"><path d="M7 19.5 23 8l-5 15-3.600-5.400z" fill="${BRAND.signal}"/><path d="M14.4 17.6 23 8 11 16.4z" fill="#fff"/></g></svg>`

const png = (svg: string, width: number) => new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()

/** An ICO file around one PNG of 32 by 32 pixels. */
function ico(image: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(22, 18)
  return Buffer.concat([header, image])
}

/** @param name the site's name, for the manifest */
export async function buildIcons(name: string): Promise<void> {
  const rounded = mark(8)
  // Maskable icons and Apple's are cut by the system: full square, mark within the safe zone.
  const square = mark(0, 0.8)
  const write = (file: string, data: string | Buffer) => writeFile(`${DIST}${file.slice(1)}`, data)
  await write(icons.svg, rounded)
  await write(icons.ico, ico(png(rounded, 32)))
  await write(icons.apple, png(square, 180))
  await write(icons.small, png(rounded, 192))
  await write(icons.large, png(rounded, 512))
  await write(icons.maskable, png(square, 512))
  const icon = (src: string, sizes: string, purpose?: string) => ({ src, sizes, type: 'image/png', ...(purpose ? { purpose } : {}) })
  const manifest = {
    name,
    short_name: name,
    start_url: routes.home,
    display: 'browser',
    background_color: BRAND.paper,
    theme_color: BRAND.deck,
    icons: [icon(icons.small, '192x192'), icon(icons.large, '512x512'), icon(icons.maskable, '512x512', 'maskable')],
  }
  await write(resources.webManifest, `${JSON.stringify(manifest, null, 2)}\n`)
}

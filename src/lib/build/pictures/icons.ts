/** Draws the brand mark as icons for browsers and systems. */
import { Resvg } from '@resvg/resvg-js'
import { BRAND_COLORS } from './brandColors.ts'

/** The mark's shapes in a square of `size`, as paths of SVG: two halves of a tile, each with its half of a dart. */
type Mark = { size: number; upper: { leaf: string; dart: string }; lower: { leaf: string; dart: string; fold: string } }
/** "square" is for icons that the system crops: no rounded corners, and the mark within the safe zone. */
export type IconShape = 'rounded' | 'square'

/** @returns the mark as an SVG document, without the light seam, which small icons cannot show */
export function drawIcon({ size, upper, lower }: Mark, shape: IconShape): string {
  const [radius, scale] = shape === 'rounded' ? [7.5, 1] : [0, 0.8]
  const { soot, signal, paper, deckLine } = BRAND_COLORS
  const middle = size / 2
  const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
  const tile = [
    path(lower.leaf, paper),
    path(lower.dart, soot),
    path(lower.fold, deckLine),
    path(upper.leaf, signal),
    path(upper.dart, soot),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${soot}"/><g transform="translate(${middle} ${middle}) scale(${scale}) translate(-${middle} -${middle})">${tile}</g></svg>`
}

/**
 * @param width in pixels
 * @param fonts font files of the drawing's words; system fonts are not used
 */
export const drawPng = (svg: string, width: number, fonts: readonly string[] = []): Uint8Array<ArrayBuffer> => {
  const font = { fontFiles: [...fonts], loadSystemFonts: false }
  return new Uint8Array(new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng())
}

/** @param image PNG of 32 by 32 pixels. @returns an ICO file around it */
export function encodeIco(image: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(22, 18)
  return new Uint8Array(Buffer.concat([header, image]))
}

/** The brand mark as the icons that browsers and systems ask for. Pure: the same colors always give the same bytes. */
import { Resvg } from '@resvg/resvg-js'

export type MarkColors = { deck: string; signal: string }
/** "square" is for icons that the system cuts: no rounded corners, and the mark within the safe zone. */
export type IconShape = 'rounded' | 'square'

/** @returns the mark as an SVG document */
export function iconSvg(shape: IconShape, { deck, signal }: MarkColors): string {
  const [radius, scale] = shape === 'rounded' ? [8, 1] : [0, 0.8]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><rect width="30" height="30" rx="${radius}" fill="${deck}"/><g transform="translate(15 15) scale(${scale}) translate(-15 -15)"><path d="M7 19.5 23 8l-5 15-3.600-5.400z" fill="${signal}"/><path d="M14.4 17.6 23 8 11 16.4z" fill="#fff"/></g></svg>`
}

/**
 * @param width in pixels
 * @param fonts files of the faces that the drawing's words are set in; the system's are not asked
 */
export const drawnPng = (svg: string, width: number, fonts: readonly string[] = []): Uint8Array<ArrayBuffer> => {
  const font = { fontFiles: [...fonts], loadSystemFonts: false }
  return new Uint8Array(new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng())
}

/** @param image PNG of 32 by 32 pixels. @returns an ICO file around it */
export function iconIco(image: Uint8Array): Uint8Array<ArrayBuffer> {
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

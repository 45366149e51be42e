/** Creates the file of a guide: the brand's fonts and colors, and a drawn cover. */
import { readFile } from 'node:fs/promises'
import { createResultCache } from '#src/lib/build/cache/buildCache.ts'
import { BRAND_COLORS } from '#src/lib/build/pictures/brandColors.ts'
import { withDesignColors } from '#src/lib/build/pictures/designColors.ts'
import { fontFile } from '#src/lib/build/pictures/fontFile.ts'
import { drawPng } from '#src/lib/build/pictures/icons.ts'
import type { GuideImprint } from './guidePaper.ts'
import { drawGuidePdf, type Guide } from './guidePdf.ts'

/** Pixels per point of the cover. */
const PIXELS_PER_POINT = 2
/** Pages: worth a download, and short enough to be read before a meeting. */
const PAGE_LIMITS = { min: 6, max: 14 }

const FONTS = { display: fontFile('archivo-bold'), text: fontFile('public-sans-regular'), bold: fontFile('public-sans-bold') }
/** The endpoint imports the drawing of the cover's picture, whose colors are design tokens. */
const cachedGuide = createResultCache(['src/pages/guides/[slug].pdf.ts', 'src/styles/designTokens.css'])

export type GuideFile<Picture> = {
  guide: Guide
  imprint: GuideImprint
  /** What the cover shows. */
  picture: Picture
}
type CoverSize = { width: number; height: number; ground: number }

/**
 * @param drawPicture returns the cover's picture as an SVG of `width` and `height` points; its lowest `ground` points are ground
 * @returns the bytes of a tagged PDF
 */
export async function drawGuide<Picture>(
  { guide, imprint, picture }: GuideFile<Picture>,
  drawPicture: (picture: Picture & CoverSize) => string,
): Promise<Uint8Array<ArrayBuffer>> {
  const faces = await Promise.all(Object.values(FONTS).map((file) => readFile(file)))
  const style = {
    ...imprint,
    fonts: FONTS,
    colors: BRAND_COLORS,
    picture: (size: CoverSize) =>
      drawPng(withDesignColors(drawPicture({ ...picture, ...size })), size.width * PIXELS_PER_POINT, [FONTS.display]),
  }
  return cachedGuide([JSON.stringify([guide, imprint, picture]), ...faces], () => drawGuidePdf(guide, style, PAGE_LIMITS))
}

import { readFile } from 'node:fs/promises'
import type { APIRoute } from 'astro'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { CardPicture } from '#src/illustrations/CardPicture.tsx'
import { cachedWork } from '#src/lib/build/cache/buildCache.ts'
import { guidePdf } from '#src/lib/build/guide/guidePdf.ts'
import { BRAND } from '#src/lib/build/pictures/brandColors.ts'
import { withDesignColors } from '#src/lib/build/pictures/designColors.ts'
import { fontFile } from '#src/lib/build/pictures/fontFile.ts'
import { renderPng } from '#src/lib/build/pictures/icons.ts'
import { type GuideSource, guidesOfSite } from '#src/pageData/guides.ts'
import { site } from '#src/site/site.ts'

/** Pixels for each point of the cover. */
const SHARP = 2
/** Long enough to be worth a download, short enough to be read before a meeting. */
const LENGTH = { least: 6, most: 14 }

export const getStaticPaths = async () => (await guidesOfSite()).map((source) => ({ params: { slug: source.id }, props: source }))

const FONTS = { display: fontFile('archivo-bold'), text: fontFile('public-sans-regular'), bold: fontFile('public-sans-bold') }
/** The cover's picture takes its colors from the design tokens. */
const cachedGuide = cachedWork(['src/pages/guides/[slug].pdf.ts', 'src/styles/designTokens.css'])

/** A guide as a tagged PDF, made from the site's own content. */
export const GET: APIRoute<GuideSource> = async ({ props }) => {
  const faces = await Promise.all(Object.values(FONTS).map((file) => readFile(file)))
  return new Response(await cachedGuide([JSON.stringify([props, site]), ...faces], () => drawGuide(props)))
}

const drawGuide = ({ guide, picture, footer, contents }: GuideSource) =>
  guidePdf(
    guide,
    {
      fonts: FONTS,
      colors: BRAND,
      picture: (size) => {
        const drawing = createElement(CardPicture, { ...picture, ...size, scale: 0.6, right: 56, isLit: true })
        return renderPng(withDesignColors(renderToStaticMarkup(drawing)), size.width * SHARP, [FONTS.display])
      },
      brand: site.name,
      origin: site.url,
      footer,
      contents,
      contacts: [
        { label: site.phone, href: site.phoneHref },
        { label: site.email, href: site.emailHref },
        { label: new URL(site.url).host, href: site.url },
      ],
    },
    LENGTH,
  )

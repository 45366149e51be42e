import { getCollection } from 'astro:content'
import type { APIRoute } from 'astro'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { CardPicture } from '../../illustrations/CardPicture'
import type { Setting } from '../../lib/anywhere/pictureNames'
import { skyHourOf } from '../../lib/anywhere/skyHours'
import { type Guide, guidePdf } from '../../lib/build/guide/guidePdf'
import { drawnPng } from '../../lib/build/icons'
import { withTokenColors } from '../../lib/build/tokenColors'
import { contentOf } from '../../registry/singleEntries'
import { BRAND } from '../../site/brand'
import { site } from '../../site/site'

const NO_INDUSTRY: Setting = { workplace: 'ward', clock: '21:18' }
/** The cover's words are white: what stands in daylight is shown before it opens. */
const beforeDay = (clock: string) => (skyHourOf(clock) === 'day' ? '06:20' : clock)
/** Pixels for each point of the cover. */
const SHARP = 2

export async function getStaticPaths() {
  const texts = await contentOf('guideFrame')
  const industries = await getCollection('industries')
  return (await getCollection('guides')).map(({ id, data: { withPolicy, chapters, ...data } }) => {
    const guide: Guide = { ...data, chapters: withPolicy ? [...chapters, texts.policy] : chapters }
    const industry = industries.find((each) => each.id === id)?.data
    const setting: Setting = industry ? { workplace: industry.workplace, clock: beforeDay(industry.board.clock) } : NO_INDUSTRY
    return { params: { slug: id }, props: { guide, setting, footer: texts.footer, contents: texts.contents } }
  })
}

const font = (name: string) => `${process.cwd()}/.build/fonts/${name}.ttf`

/** A guide as a tagged PDF, made from the site's own content. */
export const GET: APIRoute<{ guide: Guide; setting: Setting; footer: string; contents: string }> = async ({
  props: { guide, setting, ...texts },
}) =>
  new Response(
    await guidePdf(guide, {
      fonts: { display: font('archivo-bold'), text: font('public-sans-regular'), bold: font('public-sans-bold') },
      colors: BRAND,
      picture: (size) => {
        const drawing = createElement(CardPicture, { ...setting, ...size, scale: 0.6, right: 56, isLit: true })
        return drawnPng(withTokenColors(renderToStaticMarkup(drawing)), size.width * SHARP, [font('archivo-bold')])
      },
      brand: site.name,
      origin: site.url,
      ...texts,
      contacts: [
        { label: site.phone, url: site.phoneHref },
        { label: site.email, url: site.emailHref },
        { label: new URL(site.url).host, url: site.url },
      ],
    }),
  )

import type { APIRoute } from 'astro'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { CardPicture } from '../../illustrations/CardPicture'
import { CoverCard } from '../../illustrations/cover/CoverCard'
import { SubjectPicture } from '../../illustrations/shareSubject/SubjectPicture'
import { BRAND } from '../../lib/build/pictures/brandColors'
import { withPlainColors } from '../../lib/build/pictures/designColors'
import { fontFile } from '../../lib/build/pictures/fontFile'
import { iconSvg } from '../../lib/build/pictures/icons'
import { shareCard, WORDS_AREA } from '../../lib/build/pictures/shareCard'
import { SHARE_CARD } from '../../lib/build/pictures/shareCardSize'
import { type PageShareCard, shareCards } from '../../registry/shareCards'
import { folders, routeTo } from '../../site/routes'
import { site } from '../../site/site'

const parameter = (path: string) => routeTo.shareCard(path).slice(folders.shareCards.length + 1, -'.png'.length)

export const getStaticPaths = async () => (await shareCards()).map((card) => ({ params: { path: parameter(card.path) }, props: card }))

/** The picture that stands beside a link to a page, one for each. */
export const GET: APIRoute<PageShareCard> = async ({ props: { title, section, picture, subject, cover } }) => {
  const drawing = cover
    ? createElement(CoverCard, { ...cover, ...SHARE_CARD, coverWidth: 690 })
    : subject
      ? createElement(SubjectPicture, { subject, ...SHARE_CARD, left: WORDS_AREA.left, ground: 44 })
      : createElement(CardPicture, { ...picture, ...SHARE_CARD, scale: 1, right: 64, ground: 44 })
  const image = {
    title,
    section,
    brand: site.name,
    picture: withPlainColors(renderToStaticMarkup(drawing)),
    mark: iconSvg('rounded', BRAND),
    // A subject has no hour.
    time: subject ? '' : picture.time,
    isBeside: cover !== undefined,
  }
  const style = { colors: BRAND, fonts: { display: fontFile('archivo-bold'), text: fontFile('public-sans-regular') } }
  return new Response(await shareCard(image, style), { headers: { 'Content-Type': 'image/png' } })
}

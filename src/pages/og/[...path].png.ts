import type { APIRoute } from 'astro'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PICTURES_FOLDER } from '#src/contentEngine/proseRules/pictureProblems.ts'
import { BRAND_MARK } from '#src/illustrations/brandMark.ts'
import { CARD_PHOTO } from '#src/illustrations/cover/PhotoCard.tsx'
import { ShareCardPicture } from '#src/illustrations/files/ShareCardPicture.tsx'
import { BRAND_COLORS } from '#src/lib/build/pictures/brandColors.ts'
import { cutPicture } from '#src/lib/build/pictures/cardPhoto.ts'
import { withPlainColors } from '#src/lib/build/pictures/designColors.ts'
import { fontFile } from '#src/lib/build/pictures/fontFile.ts'
import { drawIcon } from '#src/lib/build/pictures/icons.ts'
import { readPreparedPicture } from '#src/lib/build/pictures/preparePicture.ts'
import { drawShareCard, WORDS_AREA } from '#src/lib/build/pictures/shareCard.ts'
import { SHARE_CARD } from '#src/lib/build/pictures/shareCardSize.ts'
import { skyHourOf } from '#src/models/pictures/skyHours.ts'
import { readSitePages } from '#src/registry/pages/registry.ts'
import type { CardDrawing } from '#src/registry/rows/shareCards.ts'
import { folders, routeTo } from '#src/site/routes.ts'
import { site } from '#src/site/site.ts'

const parameter = (path: string) => routeTo.shareCard(path).slice(folders.shareCards.length + 1, -'.png'.length)

/** `section` is the page above, as in the breadcrumbs: "Features". Empty if there is none. */
type ShareCard = CardDrawing & { title: string; section: string }
export const getStaticPaths = async () =>
  Promise.all(
    (await readSitePages()).map(async ({ meta: { path, title, breadcrumbs = [] }, shareCard }) => ({
      params: { path: parameter(path) },
      props: { title, section: breadcrumbs.at(-1)?.label ?? '', ...(await shareCard()) } satisfies ShareCard,
    })),
  )

/** The share card of each page. */
export const GET: APIRoute<ShareCard> = async ({ props: { title, section, picture, art, cover, photo } }) => {
  const cut = photo && (await cutPicture(await readPreparedPicture(`${PICTURES_FOLDER}/${photo}`), CARD_PHOTO))
  const drawing = createElement(ShareCardPicture, { picture, art, cover, photo: cut, ...SHARE_CARD, left: WORDS_AREA.left })
  const image = {
    title,
    section,
    brand: site.name,
    picture: withPlainColors(renderToStaticMarkup(drawing)),
    mark: drawIcon(BRAND_MARK, 'rounded'),
    // Neither a art nor a photograph has an hour.
    time: art || photo ? '' : picture.time,
    isDay: !art && skyHourOf(picture.time) === 'day',
    isBeside: cover !== undefined || photo !== undefined,
    hasPhoto: photo !== undefined,
  }
  const style = { colors: BRAND_COLORS, fonts: { display: fontFile('archivo-bold'), text: fontFile('public-sans-regular') } }
  return new Response(await drawShareCard(image, style), { headers: { 'Content-Type': 'image/png' } })
}

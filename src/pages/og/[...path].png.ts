import { getCollection } from 'astro:content'
import type { APIRoute } from 'astro'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { CardPicture } from '../../illustrations/CardPicture'
import type { ArticleCoverProps } from '../../illustrations/cover/ArticleCover'
import { CoverCard } from '../../illustrations/cover/CoverCard'
import type { Setting } from '../../lib/anywhere/pictureNames'
import { skyHourOf } from '../../lib/anywhere/skyHours'
import { iconSvg } from '../../lib/build/icons'
import { SHARE_CARD, shareCard } from '../../lib/build/shareCard'
import { withTokenColors } from '../../lib/build/tokenColors'
import { articlesOfSite, tagsInUse } from '../../registry/articles'
import { allPages } from '../../registry/registry'
import type { SitePage } from '../../registry/sitePage'
import { BRAND } from '../../site/brand'
import type { PageKind } from '../../site/pageKinds'
import { folders, routeTo } from '../../site/routes'
import { site } from '../../site/site'

type Cover = Pick<ArticleCoverProps, 'glyph' | 'hour' | 'workplace'>
type Props = { title: string; section: string; setting: Setting; cover: Cover | undefined }

/** What a page's card shows where the page has no workplace of its own: the kinds spread over the day. */
const SETTINGS: Partial<Record<PageKind, Setting>> = {
  home: { workplace: 'plant', clock: '05:51' },
  feature: { workplace: 'dock', clock: '21:18' },
  blog: { workplace: 'buses', clock: '05:05' },
  demo: { workplace: 'shop', clock: '08:24' },
  legal: { workplace: 'ward', clock: '04:52' },
  support: { workplace: 'shop', clock: '21:18' },
  faq: { workplace: 'ward', clock: '21:18' },
  videos: { workplace: 'filling', clock: '05:31' },
}
const OTHERS: Setting = { workplace: 'plant', clock: '03:20' }

/** "/features/attendance-tracking" is in "Features"; a page of the first level is in none. */
function sectionOf(path: string): string {
  const [, folder = '', ...below] = path.split('/')
  return below.length > 0 ? folder.charAt(0).toUpperCase() + folder.slice(1) : ''
}
const parameter = ({ meta }: SitePage) => routeTo.shareCard(meta.path).slice(folders.shareCards.length + 1, -'.png'.length)

export async function getStaticPaths() {
  const own = new Map<string, Setting>(
    (await getCollection('industries')).map(({ id, data }) => [
      routeTo.industry(id),
      { workplace: data.workplace, clock: data.board.clock },
    ]),
  )
  const covers = new Map<string, Cover>()
  for (const { slug, setting, cover } of await articlesOfSite()) {
    own.set(routeTo.article(slug), setting)
    if (cover.glyph) covers.set(routeTo.article(slug), cover)
  }
  for (const { tag } of await tagsInUse()) own.set(routeTo.tag(tag.id), tag.setting)
  return (await allPages()).map((page) => ({
    params: { path: parameter(page) },
    props: {
      title: page.meta.title,
      section: sectionOf(page.meta.path),
      setting: own.get(page.meta.path) ?? SETTINGS[page.kind] ?? OTHERS,
      cover: covers.get(page.meta.path),
    },
  }))
}

const font = (name: string) => `${process.cwd()}/.build/fonts/${name}.ttf`

/** The picture that stands beside a link to a page, one for each. */
export const GET: APIRoute<Props> = async ({ props: { title, section, setting, cover } }) => {
  const picture = cover
    ? createElement(CoverCard, { ...cover, ...SHARE_CARD, coverWidth: 690 })
    : createElement(CardPicture, { ...setting, ...SHARE_CARD, scale: 1, right: 64, ground: 44 })
  const isDay = skyHourOf(setting.clock) === 'day'
  const image = {
    title,
    section,
    brand: site.name,
    picture: withTokenColors(renderToStaticMarkup(picture)),
    mark: iconSvg('rounded', BRAND),
    time: setting.clock.slice(0, 5),
    isBeside: cover !== undefined,
  }
  const colors = {
    words: isDay ? BRAND.ink : BRAND.white,
    quiet: isDay ? BRAND.ink : BRAND.onDeck2,
    flap: BRAND.deck2,
    figure: BRAND.signal,
  }
  const style = { colors, fonts: { display: font('archivo-bold'), text: font('public-sans-regular') } }
  return new Response(await shareCard(image, style), { headers: { 'Content-Type': 'image/png' } })
}

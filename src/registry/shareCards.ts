/** What the picture beside a link to each page shows; `src/pages/og` draws it. */
import { getCollection } from 'astro:content'
import type { Setting } from '../lib/anywhere/pictureNames'
import type { ArticleSummary } from '../sections/blog/ArticleCard'
import type { PageKind } from '../site/pageKinds'
import { routeTo } from '../site/routes'
import { articlesOfSite, tagsInUse } from './articles'
import { allPages } from './registry'

export type PageShareCard = {
  path: string
  title: string
  /** Where the page is, "Features"; empty on the first level. */
  section: string
  setting: Setting
  /** An article's own cover, beside the words. */
  cover: ArticleSummary['cover'] | undefined
}

/** Pages that have no workplace of their own: the kinds spread over the day. */
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

/** @returns a card for each page of the site */
export async function shareCards(): Promise<PageShareCard[]> {
  const settings = new Map<string, Setting>()
  const covers = new Map<string, ArticleSummary['cover']>()
  for (const { id, data } of await getCollection('industries'))
    settings.set(routeTo.industry(id), { workplace: data.workplace, clock: data.board.clock })
  for (const { slug, setting, cover } of await articlesOfSite()) {
    settings.set(routeTo.article(slug), setting)
    if (cover.glyph) covers.set(routeTo.article(slug), cover)
  }
  for (const { tag } of await tagsInUse()) settings.set(routeTo.tag(tag.id), tag.setting)
  return (await allPages()).map(({ kind, meta: { path, title } }) => ({
    path,
    title,
    section: sectionOf(path),
    setting: settings.get(path) ?? SETTINGS[kind] ?? OTHERS,
    cover: covers.get(path),
  }))
}

/** What the picture beside a link to each page shows; `src/pages/og` draws it. */
import { getCollection } from 'astro:content'
import { clockIn } from '../lib/anywhere/clockTime'
import type { Vista } from '../lib/anywhere/pictureNames'
import type { ArticleSummary } from '../sections/blog/articleSummary'
import type { PageKind } from '../site/pageKinds'
import { routeTo } from '../site/routes'
import { articlesOfSite, tagsInUse } from './articles'
import { allPages } from './registry'

export type PageShareCard = {
  path: string
  title: string
  /** The page above it, as search engines are told: "Features"; empty where there is none. */
  section: string
  vista: Vista
  /** An article's own cover, beside the words. */
  cover: ArticleSummary['cover'] | undefined
}

/** What the service does, and who is behind it. */
const DOCK: Vista = { workplace: 'dock', time: '21:18' }
/** What it may be held to. */
const WARD: Vista = { workplace: 'ward', time: '04:52' }
/** Pages that have no workplace of their own: the kinds spread over the day. */
const VISTAS: Partial<Record<PageKind, Vista>> = {
  home: { workplace: 'plant', time: '05:51' },
  feature: DOCK,
  comparison: DOCK,
  team: DOCK,
  'data-security': DOCK,
  blog: { workplace: 'buses', time: '05:05' },
  demo: { workplace: 'shop', time: '08:24' },
  legal: WARD,
  claims: WARD,
  support: { workplace: 'shop', time: '21:18' },
  faq: { workplace: 'ward', time: '21:18' },
  videos: { workplace: 'filling', time: '05:31' },
}
const OTHERS: Vista = { workplace: 'plant', time: '03:20' }

/** @returns a card for each page of the site */
export async function shareCards(): Promise<PageShareCard[]> {
  const vistas = new Map<string, Vista>()
  const covers = new Map<string, ArticleSummary['cover']>()
  for (const { id, data } of await getCollection('industries'))
    vistas.set(routeTo.industry(id), { workplace: data.workplace, time: clockIn(data.board.timeLabel) })
  for (const { slug, vista, cover } of await articlesOfSite()) {
    vistas.set(routeTo.article(slug), vista)
    if (cover.glyph) covers.set(routeTo.article(slug), cover)
  }
  for (const { tag } of await tagsInUse()) vistas.set(routeTo.tag(tag.id), tag.vista)
  return (await allPages()).map(({ kind, meta: { path, title, breadcrumbs = [] } }) => ({
    path,
    title,
    section: breadcrumbs.at(-1)?.label ?? '',
    vista: vistas.get(path) ?? VISTAS[kind] ?? OTHERS,
    cover: covers.get(path),
  }))
}

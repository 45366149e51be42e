/** The content of each page's share card (`src/illustrations/ShareCardPicture.tsx` draws it). */

import { getCollection } from 'astro:content'
import { claims } from '#src/facts/claims.ts'
import type { ShareSubject } from '#src/illustrations/shareSubject/shareSubject.ts'
import { leadingClock } from '#src/lib/anywhere/time/clockTime.ts'
import { reachShares } from '#src/models/comparison/cellReach.ts'
import { createPlacedRoster } from '#src/models/crowd/placedRoster.ts'
import { canTakeShift } from '#src/models/crowd/shiftFilters.ts'
import type { WorkplaceAtClock } from '#src/models/pictures/pictureNames.ts'
import { POINT_LADDER } from '#src/policy/policy.ts'
import { CONFIDENTIAL_FIELDS, RECORD_FIELDS, RECORD_VIEWS } from '#src/policy/recordViews.ts'
import { REPORT_CHANNELS } from '#src/policy/reports.ts'
import { listArticles, listUsedTags } from '#src/registry/articles.ts'
import { listPages } from '#src/registry/registry.ts'
import { readContent } from '#src/registry/singleEntries.ts'
import type { OpeningPicture } from '#src/schemas/opening/opening.ts'
import type { ArticleSummary } from '#src/sections/blog/articleSummary.ts'
import type { PageKind } from '#src/site/pageKinds.ts'
import { folders, notFoundRoutes, routes, routeTo } from '#src/site/routes.ts'
import { SUPPORT_HOURS } from '#src/site/supportHours.ts'

export type PageShareCard = {
  path: string
  title: string
  /** The page above, as in the breadcrumbs: "Features". Empty if there is none. */
  section: string
  picture: WorkplaceAtClock
  /** A drawing of the page's subject, instead of a workplace at an hour. */
  subject: ShareSubject | undefined
  /** An article's cover, beside the words. */
  cover: ArticleSummary['cover'] | undefined
}

/** Pictures for kinds of pages that have neither a workplace nor a subject. */
const WORKPLACE_OF_KIND: Partial<Record<PageKind, WorkplaceAtClock>> = {
  home: { workplace: 'plant', time: '05:51' },
  blog: { workplace: 'buses', time: '05:05' },
  demo: { workplace: 'shop', time: '08:24' },
  videos: { workplace: 'filling', time: '05:31' },
}
const USUAL_WORKPLACE: WorkplaceAtClock = { workplace: 'plant', time: '03:20' }

/** @returns the number of each kind, in the order of first appearance */
function countByKind(kinds: readonly string[]): number[] {
  return [...new Set(kinds)].map((kind) => kinds.filter((one) => one === kind).length)
}

/** Subjects of features, by the kind of their opening. A scene gives no numbers to draw. */
const FEATURE_SUBJECTS: Record<Exclude<OpeningPicture['kind'], 'scene'>, ShareSubject> = {
  lanes: { kind: 'lanes', channels: REPORT_CHANNELS.length, fields: RECORD_FIELDS.length },
  year: { kind: 'steps', at: POINT_LADDER.map(({ at }) => at) },
  crowd: { kind: 'crowd', isAsked: createPlacedRoster().map(canTakeShift) },
}

/** @returns subjects of pages without a workplace, by address */
async function readSubjects(): Promise<Map<string, ShareSubject>> {
  const { rows } = (await readContent('comparison')).comparison
  const { categories } = await readContent('faq')
  const { members } = await readContent('team')
  const people = members.toSorted((a, b) => (a.time ?? '').localeCompare(b.time ?? '')).flatMap(({ portrait }) => portrait ?? [])
  const subjects = new Map<string, ShareSubject>([
    [routes.comparison, { kind: 'lines', shares: [...reachShares(rows), 1] }],
    [
      routes.dataSecurity,
      {
        kind: 'fieldLines',
        isConfidential: RECORD_FIELDS.map((field) => CONFIDENTIAL_FIELDS.includes(field)),
        screens: RECORD_VIEWS.length,
      },
    ],
    [routes.faqs, { kind: 'jacks', count: categories.flatMap(({ faqs }) => faqs).length }],
    [routes.claims, { kind: 'blocks', counts: countByKind(Object.values(claims).map(({ kind, sample }) => (sample ? 'sample' : kind))) }],
    [routes.helpCenter, { kind: 'hours', ...SUPPORT_HOURS.phone }],
  ])
  for (const { id, data } of await getCollection('features')) {
    const { kind } = data.opening.picture
    if (kind !== 'scene') subjects.set(routeTo.feature(id), FEATURE_SUBJECTS[kind])
  }
  if (people.length > 0) subjects.set(routes.team, { kind: 'busts', people })
  // The sections of a document. Legal ones have the color of paper.
  for (const { id, data } of await getCollection('documents')) {
    const path = routeTo.document(id)
    subjects.set(path, { kind: 'blocks', counts: [data.sections.length], tone: path.startsWith(`${folders.legal}/`) ? 2 : 0 })
  }
  return subjects
}

/** @returns a card for each page of the site */
export async function listShareCards(): Promise<PageShareCard[]> {
  const workplaceOfPath = new Map<string, WorkplaceAtClock>()
  const covers = new Map<string, ArticleSummary['cover']>()
  for (const { id, data } of await getCollection('industries'))
    workplaceOfPath.set(routeTo.industry(id), { workplace: data.workplace, time: leadingClock(data.board.timeLabel) })
  for (const { slug, picture, cover } of await listArticles()) {
    workplaceOfPath.set(routeTo.article(slug), picture)
    if (cover.glyph) covers.set(routeTo.article(slug), cover)
  }
  const { time } = (await readContent('notFound')).rows.missing
  for (const path of Object.values(notFoundRoutes)) workplaceOfPath.set(path, { ...USUAL_WORKPLACE, time })
  const subjects = await readSubjects()
  for (const { id, picture } of await listUsedTags()) workplaceOfPath.set(routeTo.tag(id), picture)
  return (await listPages()).map(({ kind, meta: { path, title, breadcrumbs = [] } }) => ({
    path,
    title,
    section: breadcrumbs.at(-1)?.label ?? '',
    picture: workplaceOfPath.get(path) ?? WORKPLACE_OF_KIND[kind] ?? USUAL_WORKPLACE,
    subject: subjects.get(path),
    cover: covers.get(path),
  }))
}

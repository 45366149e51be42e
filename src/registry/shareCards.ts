/** The content of each page's share card (`src/illustrations/files/ShareCardPicture.tsx` draws it). */

import type { WorkplaceAtClock } from '#src/contentNames/pictureNames.ts'
import { REPORT_CHANNELS } from '#src/contentNames/reportNames.ts'
import type { ShareSubject } from '#src/illustrations/shareSubject/shareSubject.ts'
import { leadingClock } from '#src/lib/anywhere/time/clockTime.ts'
import { reachShares } from '#src/models/comparison/cellReach.ts'
import { createPlacedRoster } from '#src/models/shiftOffer/placedRoster.ts'
import { canTakeShift } from '#src/models/shiftOffer/shiftFilters.ts'
import { POINT_LADDER } from '#src/policy/policy.ts'
import { CONFIDENTIAL_FIELDS, RECORD_FIELDS, RECORD_VIEWS } from '#src/policy/recordViews.ts'
import { listArticles, listUsedTags } from '#src/registry/articles.ts'
import { type RowData, readOtherContent } from '#src/registry/readPage.ts'
import { listPages } from '#src/registry/registry.ts'
import type { SitePage } from '#src/registry/sitePage.ts'
import type { OpeningPicture } from '#src/schemas/opening/opening.ts'
import type { ArticleSummary } from '#src/sections/blog/articleSummary.ts'
import type { PageKind } from '#src/site/pageKinds.ts'
import { isLegalText, routeTo } from '#src/site/routes.ts'
import { SUPPORT_HOURS } from '#src/specification/supportHours.ts'

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
  /** The file of the photograph that is an article's cover. */
  photo: string | undefined
}

/** Pictures for kinds of pages that have neither a workplace nor a subject. */
const WORKPLACE_OF_KIND: Partial<Record<PageKind, WorkplaceAtClock>> = {
  home: { workplace: 'plant', time: '05:51' },
  blog: { workplace: 'buses', time: '05:05' },
  demo: { workplace: 'shop', time: '08:24' },
  walkthroughs: { workplace: 'filling', time: '05:31' },
}
const USUAL_WORKPLACE: WorkplaceAtClock = { workplace: 'plant', time: '03:20' }

/** @returns the number of each kind, in the order of first appearance */
function countByKind(kinds: readonly string[]): number[] {
  return [...new Set(kinds)].map((kind) => kinds.filter((other) => other === kind).length)
}

type Claims = RowData<{ facts: ['claims'] }>['claims']

/** Subjects of features, by the kind of their opening. */
const FEATURE_SUBJECTS: Partial<Record<OpeningPicture['kind'], ShareSubject>> = {
  'channel-reports': { kind: 'channelReports', channels: REPORT_CHANNELS.length, fields: RECORD_FIELDS.length },
  'points-year': { kind: 'pointsYear', at: POINT_LADDER.map(({ at }) => at) },
  'shift-offer': { kind: 'shiftOffer', isAsked: createPlacedRoster().map(canTakeShift) },
}

/** @returns what the page is about, in the numbers of its entry or of the policy */
function subjectOf({ meta, source }: SitePage, claims: Claims): ShareSubject | undefined {
  switch (source?.collection) {
    case 'comparison':
      return { kind: 'lines', shares: [...reachShares(source.data.comparison.rows), 1] }
    case 'dataSecurity':
      return {
        kind: 'fieldLines',
        isConfidential: RECORD_FIELDS.map((field) => CONFIDENTIAL_FIELDS.includes(field)),
        screens: RECORD_VIEWS.length,
      }
    case 'faq':
      return { kind: 'jacks', count: source.data.categories.flatMap(({ faqs }) => faqs).length }
    case 'claimsPage':
      return { kind: 'blocks', counts: countByKind(Object.values(claims).map((claim) => (claim.sample ? 'sample' : claim.kind))) }
    case 'helpCenter':
      return { kind: 'hours', ...SUPPORT_HOURS.phone }
    case 'features':
      return FEATURE_SUBJECTS[source.data.opening.picture.kind]
    case 'team': {
      const members = source.data.members.toSorted((a, b) => (a.time ?? '').localeCompare(b.time ?? ''))
      const people = members.flatMap(({ portrait }) => portrait ?? [])
      return people.length > 0 ? { kind: 'busts', people } : undefined
    }
    case 'documents':
      // Legal texts have the color of paper.
      return { kind: 'blocks', counts: [source.data.sections.length], tone: isLegalText(meta.path) ? 2 : 0 }
    default:
      return undefined
  }
}

/** @returns where and when the page plays, if its entry says so; otherwise the picture of its kind */
function workplaceOf({ kind, source }: SitePage): WorkplaceAtClock {
  switch (source?.collection) {
    case 'industries':
      return { workplace: source.data.workplace, time: leadingClock(source.data.board.timeLabel) }
    case 'notFound':
      return { ...USUAL_WORKPLACE, time: source.data.rows.missing.time }
    default:
      return WORKPLACE_OF_KIND[kind] ?? USUAL_WORKPLACE
  }
}

/** @returns a card for each page of the site */
export async function listShareCards(): Promise<PageShareCard[]> {
  const { claims } = await readOtherContent({ facts: ['claims'] })
  const articles = new Map((await listArticles()).map((article) => [routeTo.article(article.slug), article]))
  const tags = new Map((await listUsedTags()).map((tag) => [routeTo.tag(tag.id), tag]))
  return (await listPages()).map((page) => {
    const { path, title, breadcrumbs = [] } = page.meta
    const article = articles.get(path)
    return {
      path,
      title,
      section: breadcrumbs.at(-1)?.label ?? '',
      picture: (article ?? tags.get(path))?.picture ?? workplaceOf(page),
      subject: subjectOf(page, claims),
      cover: article?.cover.glyph ? article.cover : undefined,
      photo: article?.photo?.file,
    }
  })
}

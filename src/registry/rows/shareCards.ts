/** What the share card of each page shows beside its words: rows of pageContent.ts name these functions. */
import type { CollectionEntry, CollectionKey } from 'astro:content'
import { readClaims } from '#src/facts/claims.ts'
import { clockOf } from '#src/lib/anywhere/time/clockTime.ts'
import { reachShares } from '#src/models/comparison/cellReach.ts'
import type { WorkplaceAtClock } from '#src/models/names/pictureNames.ts'
import { REPORT_CHANNELS } from '#src/models/names/reportNames.ts'
import type { CardArt } from '#src/models/pictures/cardArt.ts'
import { POINT_LADDER } from '#src/models/policy/policy.ts'
import { CONFIDENTIAL_FIELDS, RECORD_FIELDS, RECORD_VIEWS } from '#src/models/policy/recordViews.ts'
import { createPlacedRoster } from '#src/models/shiftOffer/placedRoster.ts'
import { canTakeShift } from '#src/models/shiftOffer/shiftFilters.ts'
import type { OpeningPicture } from '#src/schemas/opening/opening.ts'
import { isLegalText } from '#src/site/routes.ts'
import { SUPPORT_HOURS } from '#src/specification/supportHours.ts'
import type { Article } from '../articles/articles.ts'
import { readContent } from '../collections/singleEntries.ts'

type Data<Name extends CollectionKey> = CollectionEntry<Name>['data']

/** What illustrations/files/ShareCardPicture.tsx draws. */
export type CardDrawing = {
  picture: WorkplaceAtClock
  /** The page's art in numbers, instead of a workplace at an hour. */
  art?: CardArt | undefined
  /** An article's cover, beside the words. */
  cover?: Article['cover'] | undefined
  /** The file of the photograph that is an article's cover. */
  photo?: string | undefined
}

const USUAL_WORKPLACE: WorkplaceAtClock = { workplace: 'plant', time: '03:20' }
const artCard = (art: CardArt | undefined): CardDrawing => ({ picture: USUAL_WORKPLACE, art })

/** The card of pages without a picture of their own. */
export const workplaceCard = (): CardDrawing => ({ picture: USUAL_WORKPLACE })

/** The plant of the morning, at the minute that it shows first. */
export const homeCard = async (): Promise<CardDrawing> => ({
  picture: { ...USUAL_WORKPLACE, time: clockOf((await readContent('morning')).story.poster) },
})

/** How far each way of call-offs reaches, as lines. */
export const comparisonCard = ({ comparison }: Data<'comparison'>) =>
  artCard({ kind: 'lines', shares: [...reachShares(comparison.rows), 1] })

/** A record’s fields as lines, which cross the screens that show them. */
export const dataSecurityCard = () =>
  artCard({
    kind: 'fieldLines',
    isConfidential: RECORD_FIELDS.map((field) => CONFIDENTIAL_FIELDS.includes(field)),
    screens: RECORD_VIEWS.length,
  })

/** The number of questions. */
export const faqCard = ({ categories }: Data<'faq'>) => artCard({ kind: 'questions', count: categories.flatMap(({ faqs }) => faqs).length })

/** The number of claims of each kind, in the order of first appearance. */
export function claimsCard() {
  const kinds = Object.values(readClaims()).map((claim) => (claim.sample ? 'sample' : claim.kind))
  return artCard({ kind: 'blocks', counts: [...new Set(kinds)].map((kind) => kinds.filter((other) => other === kind).length) })
}

/** The hours of the phone line. */
export const helpCenterCard = () => artCard({ kind: 'hours', ...SUPPORT_HOURS.phone })

/** The drawn portraits by the time of day; a workplace if all members have photographs. */
export function teamCard({ members }: Data<'team'>) {
  const people = members.toSorted((a, b) => (a.time ?? '').localeCompare(b.time ?? '')).flatMap(({ portrait }) => portrait ?? [])
  return artCard(people.length > 0 ? { kind: 'busts', people } : undefined)
}

/** The hour of the missing page’s row. */
export const notFoundCard = ({ rows }: Data<'notFound'>): CardDrawing => ({ picture: { ...USUAL_WORKPLACE, time: rows.missing.time } })

/** By the kind of the first screen. */
const FEATURE_ART: Partial<Record<OpeningPicture['kind'], CardArt>> = {
  'channel-reports': { kind: 'channelReports', channels: REPORT_CHANNELS.length, fields: RECORD_FIELDS.length },
  'points-year': { kind: 'pointsYear', at: POINT_LADDER.map(({ at }) => at) },
  'shift-offer': { kind: 'shiftOffer', isAsked: createPlacedRoster().map(canTakeShift) },
}
/** The picture of the first screen in numbers; a workplace for other kinds. */
export const featureCard = ({ opening }: Data<'features'>) => artCard(FEATURE_ART[opening.picture.kind])

/** The industry’s workplace, at the hour of its board. */
export const industryCard = ({ workplace, board }: Data<'industries'>): CardDrawing => ({
  picture: { workplace, time: board.time },
})

/** Its sections, as many blocks. Legal texts have the color of paper. */
export const documentCard = ({ sections }: Data<'documents'>, path: string) =>
  artCard({ kind: 'blocks', counts: [sections.length], tone: isLegalText(path) ? 2 : 0 })

/** The cover or the photograph; without them the workplace of the first tag. */
export const articleCard = ({ picture, cover, photo }: Article): CardDrawing => ({
  picture,
  cover: cover.glyph && cover,
  photo: photo?.file,
})

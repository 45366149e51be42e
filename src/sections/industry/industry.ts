import type { AgentCallProps } from '../../illustrations/AgentCall'
import type { BroadcastProps } from '../../illustrations/Broadcast'
import type { DecisionFlowProps } from '../../illustrations/DecisionFlow'
import type { PointsLedgerProps } from '../../illustrations/PointsLedger'
import type { ShiftBoardProps } from '../../illustrations/ShiftBoard'
import type { TextThreadProps } from '../../illustrations/TextThread'
import type { WeekChartProps } from '../../illustrations/WeekChart'

type Item = { title: string; text: string }
type Link = { label: string; href: string }

/** The scene of an industry's feature section: one of the product's own pictures. */
export type IndustryScene =
  | ({ kind: 'call' } & AgentCallProps)
  | ({ kind: 'broadcast' } & BroadcastProps)
  | ({ kind: 'flow' } & DecisionFlowProps)
  | ({ kind: 'ledger' } & PointsLedgerProps)
  | ({ kind: 'board' } & ShiftBoardProps)
  | ({ kind: 'thread' } & TextThreadProps)
  | ({ kind: 'chart' } & WeekChartProps)

export type IndustryBlock = 'challenges' | 'solutions' | 'results' | 'feature' | 'quote'

export type Industry = {
  slug: string
  name: string
  meta: { title: string; description: string; keywords: string[]; path: string; breadcrumbs: { label: string; path: string }[] }
  /** For the overview and the home page's cards. */
  summary: string
  hero: { eyebrow: string; heading: string; lede: string }
  board: ShiftBoardProps
  challenges: { heading: string; lede?: string; items: Item[] }
  solutions: { heading: string; items: (Item & { action?: Link })[] }
  results: { heading: string; figures: { value: string; label: string }[]; list: string[] }
  feature: { heading: string; text: string; points: string[]; action: Link; scene: IndustryScene }
  quote: { quote: string; role: string; company: string }
  closing: { heading: string; text: string }
  /** Each page makes its argument in its own order. */
  order: IndustryBlock[]
}

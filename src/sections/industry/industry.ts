import type { SceneChoice } from '../../illustrations/ChosenScene'
import type { ShiftBoardProps } from '../../illustrations/ShiftBoard'
import type { Link } from '../../site/link'
import type { QuoteProps } from './Quote'

type Item = { title: string; text: string }

type IndustryBlock = 'challenges' | 'solutions' | 'results' | 'feature' | 'quote'

export type Industry = {
  slug: string
  name: string
  meta: { title: string; description: string; keywords: string[]; path: string; breadcrumbs: { label: string; path: string }[] }
  /** For the overview and the home page's cards. */
  summary: string
  hero: { eyebrow: string; heading: string; lede: string }
  board: ShiftBoardProps
  challenges: { heading: string; lede?: string | undefined; items: Item[] }
  solutions: { heading: string; items: (Item & { action?: Link | undefined })[] }
  results: { heading: string; figures: { value: string; label: string }[]; list: string[] }
  feature: { heading: string; text: string; points: string[]; action: Link; scene: SceneChoice }
  quote: QuoteProps
  closing: { heading: string; text: string }
  /** Each page makes its argument in its own order. */
  order: IndustryBlock[]
}

import { cn } from '#src/lib/anywhere/markup/cn.ts'

/** What each look of a grid of cards is made of (CardGrid.tsx). */
export type CardClasses = {
  /** Around heading and list. */
  section?: string
  /** Around a heading with its picture. */
  head?: string
  list: string
  /** Columns that depend on how many texts there are. */
  columns?: (count: number) => string
  item: string
  /** What depends on whether a text has a link. */
  linked?: (hasAction: boolean) => string
  text: string
  action: string
  /** Long texts, and one that would leave half a row empty, take a whole row; of a long list, phones fold the texts from the third on. */
  isForLongTexts?: boolean
}

/** How short texts can be drawn; the closed list that content chooses from (schemas/blocks/freeBlocks.ts, schemas/industry/industryBlocks.ts). */
export const CARD_LOOKS = {
  /** Columns, each under a rule. */
  ruled: {
    // The picture begins where the list's third column of four does.
    head: 'lg:grid lg:grid-cols-2 lg:items-end lg:gap-x-6',
    list: 'gap-x-6 gap-y-7 sm:grid-cols-2 sm:gap-y-9',
    columns: (count) => cn(count === 3 && 'md:grid-cols-3', count % 3 === 0 && 'lg:grid-cols-3', count === 4 && 'lg:grid-cols-4'),
    item: 'flex flex-col border-t-2 border-ink pt-4 sm:max-md:last:odd:col-span-2',
    text: 'mt-2',
    action: 'mt-auto pt-4',
  },
  /** One below the other, the title on the left. */
  rows: {
    list: 'border-t-2 border-ink',
    item: 'grid gap-x-10 gap-y-2 border-b border-line py-6',
    linked: (hasAction) => (hasAction ? 'lg:grid-cols-[1fr_2fr_0.7fr]' : 'lg:grid-cols-headed'),
    text: '',
    action: '',
  },
  /** A sheet with two cards abreast, titles before texts. */
  ledger: {
    list: 'gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-2',
    item: 'grid content-start gap-x-6 gap-y-2 bg-card p-5 sm:grid-cols-[10rem_1fr] sm:p-7 sm:*:first:row-span-2',
    text: 'measure-80',
    action: 'sm:col-start-2',
    isForLongTexts: true,
  },
  /** A sheet with three cards abreast, titles over texts. */
  sheet: {
    list: 'gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-3',
    item: 'flex flex-col bg-card p-5 sm:p-7',
    text: 'mt-2',
    action: 'mt-auto pt-4',
  },
  /** One below the other between thin rules, titles before texts. */
  beside: {
    list: 'border-b border-edge',
    item: 'grid gap-x-8 gap-y-1.5 border-t border-edge py-5 sm:grid-cols-[12rem_1fr] sm:*:first:row-span-2',
    text: '',
    action: 'sm:col-start-2',
  },
} as const satisfies Record<string, CardClasses>

/** What differs where the list stands beside its heading: two thirds as wide. */
const SECTION = 'gap-x-16 sm:gap-y-8 lg:grid-cols-headed'
export const BESIDE_HEADING: Record<keyof typeof CARD_LOOKS, Partial<CardClasses>> = {
  ruled: { section: SECTION, columns: () => 'content-start' },
  rows: { section: SECTION, linked: () => 'sm:grid-cols-headed' },
  ledger: { section: SECTION, list: 'content-start gap-px overflow-hidden rounded-lg border border-line bg-line' },
  sheet: { section: SECTION },
  beside: { section: SECTION },
}

export type CardLook = keyof typeof CARD_LOOKS

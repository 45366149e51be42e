import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { fillIn } from '#src/lib/anywhere/text/fillIn.ts'
import { ReadingColumns } from '#src/sections/document/ReadingColumns.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { PhoneFold } from '#src/ui/PhoneFold.tsx'
import { CLAIM_EDGES, type ClaimRow, ClaimTable, type ClaimTableProps } from './ClaimTable.tsx'
import { type ClaimEdge, countByKind } from './claimRows.ts'

export type ClaimsViewProps = ClaimTableProps['columnHeadings'] & {
  eyebrow: string
  heading: string
  lede: string
  kinds: { id: string; heading: string; bar: string; items: readonly { id: ClaimEdge; label: string; text: string }[] }
  groups: readonly { id: string; heading: string; label: string; text?: string | undefined; rows: readonly ClaimRow[] }[]
  /** The day of all figures that have none of their own, as printed. */
  day: string
  otherDay: string
  doubt: { id: string; heading: string; text: string }
  /** Over the list of sections. */
  contents: string
  /** Ways to contact us. */
  children: ReactNode
}

/** The claims: a table for each group, which phones fold, and a row for each figure. */
export function ClaimsView({
  eyebrow,
  heading,
  lede,
  kinds,
  groups,
  doubt,
  contents,
  day,
  otherDay,
  children,
  ...columnHeadings
}: ClaimsViewProps) {
  const sections = [{ id: kinds.id, label: kinds.heading }, ...groups, { id: doubt.id, label: doubt.heading }]
  return (
    <ReadingColumns
      eyebrow={eyebrow}
      heading={heading}
      lede={lede}
      dates={`${columnHeadings.asOf} ${day}. ${otherDay}`}
      contents={contents}
      sections={sections}
      isWide
    >
      <div className="grid min-w-0 gap-y-16 max-sm:gap-y-5">
        <ClaimKinds kinds={kinds} rows={groups.flatMap((group) => group.rows)} />
        {groups.map((group) => (
          <section key={group.id} aria-labelledby={group.id} className="max-sm:border-t max-sm:border-line max-sm:pt-3">
            <PhoneFold
              label={group.label}
              head={
                <Heading level={2} id={group.id} size="3xl" className="max-sm:pt-1.5 max-sm:pr-10">
                  {group.heading}
                </Heading>
              }
            >
              {group.text && <p className="mt-3 measure-60 text-ink-2">{group.text}</p>}
              <ClaimTable caption={group.heading} columnHeadings={columnHeadings} rows={group.rows} />
            </PhoneFold>
          </section>
        ))}
        <section aria-labelledby={doubt.id} className="max-sm:border-t max-sm:border-line max-sm:pt-6">
          <Heading level={2} id={doubt.id} size="3xl">
            {doubt.heading}
          </Heading>
          <p className="mt-3 measure-60 text-ink-2">{doubt.text}</p>
          <div className="mt-6">{children}</div>
        </section>
      </div>
    </ReadingColumns>
  )
}

/** The kinds of claims, each with the number of its figures. */
function ClaimKinds({ kinds: { id, heading, bar, items }, rows }: Pick<ClaimsViewProps, 'kinds'> & { rows: readonly ClaimRow[] }) {
  const counts = countByKind(
    items.map((kind) => kind.id),
    rows,
  )
  return (
    <section aria-labelledby={id}>
      <Heading level={2} id={id} size="3xl">
        {heading}
      </Heading>
      <KindsBar counts={counts} className="mt-6" />
      <p className="mt-2.5 text-sm text-ink-2">{fillIn(bar, { count: rows.length })}</p>
      <dl className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {items.map((kind, index) => (
          <div key={kind.id} className={`claim-kind sm:last:odd:col-span-full ${CLAIM_EDGES[kind.id]}`}>
            <dt className="flex items-baseline justify-between gap-4 font-semibold">
              {kind.label}
              <span className="font-display text-2xl leading-none font-bold tabular-nums">{counts[index]?.count}</span>
            </dt>
            <dd className="mt-1 text-ink-2">{kind.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const HEIGHT = 10
/** Size of a figure's block, the distance to the next, and the extra space between two kinds. */
const BLOCK = { width: 8, pitch: 10, between: 10 } as const

type KindsBarProps = {
  counts: readonly { edge: ClaimEdge; count: number }[]
  /** Spacing around it. */
  className: string
}

/** All figures of the page as blocks on one bar, grouped by kind. The list of kinds below has the numbers. */
function KindsBar({ counts, className }: KindsBarProps) {
  const kinds = counts.filter(({ count }) => count > 0)
  const starts = kinds.map((_, index) => kinds.slice(0, index).reduce((sum, { count }) => sum + count * BLOCK.pitch + BLOCK.between, 0))
  const width = (starts.at(-1) ?? 0) + (kinds.at(-1)?.count ?? 0) * BLOCK.pitch
  return (
    <svg
      aria-hidden="true"
      preserveAspectRatio="none"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className={cn('kinds-bar block h-10 w-full sm:h-14', className)}
    >
      {/* Horizontal stripes, so that they look the same at any width of the bar. */}
      <pattern id="kinds-stripes" className={CLAIM_EDGES.example} width="4" height="2" patternUnits="userSpaceOnUse">
        <rect width="4" height="1" fill="var(--kind)" />
      </pattern>
      {kinds.map(({ edge, count }, index) => (
        <path key={edge} d={blocks(starts[index] ?? 0, count)} className={CLAIM_EDGES[edge]} />
      ))}
    </svg>
  )
}

const blocks = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `M${from + index * BLOCK.pitch + 1} .5h${BLOCK.width}v${HEIGHT - 1}h-${BLOCK.width}z`).join(
    '',
  )

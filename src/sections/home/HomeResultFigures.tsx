import { cn } from '#src/lib/anywhere/markup/cn.ts'
import type { HomeBlockOf } from '#src/schemas/pages/home/homeBlocks.ts'
import { ClaimedValue } from '#src/sections/shared/figures/ClaimedValue.tsx'
import { ClaimFootnote } from '#src/sections/shared/figures/ClaimFootnote.tsx'
import { FigureIcon } from '#src/sections/shared/figures/FigureIcon.tsx'
import { FigureValue } from '#src/sections/shared/figures/FigureValue.tsx'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'

type NotedFigure = HomeBlockOf<'results'>['figures'][number]

export type HomeResultFiguresProps = {
  figures: readonly NotedFigure[]
  /** The kind that the words above the list name for its figures ("Aim"). Figures of that kind link to their claims themselves. */
  kindAbove: string
  /** Spacing around it. */
  className: string
}

/** Figures as tiles in a row, each with a note; on phones lines of a board, each value before its label (homeResultFigures.css). */
export function HomeResultFigures({ figures, kindAbove, className }: HomeResultFiguresProps) {
  const hasOddCount = figures.length % 2 === 1
  return (
    <dl className={cn('home-result-figures grid gap-px overflow-hidden rounded-lg bg-deck-line sm:grid-cols-2', className)}>
      {figures.map((figure, index) => (
        <HomeResultFigure key={figure.label} figure={figure} kindAbove={kindAbove} isWide={hasOddCount && index === 0} />
      ))}
    </dl>
  )
}

type HomeResultFigureProps = Pick<HomeResultFiguresProps, 'kindAbove'> & {
  figure: NotedFigure
  /** Fills a row. */
  isWide: boolean
}

function HomeResultFigure({ figure: { label, note, value, claim }, kindAbove, isWide }: HomeResultFigureProps) {
  const namedClaim = claim?.label === kindAbove ? claim : undefined
  return (
    <div
      {...sharedAttributes.figure.props()}
      className={cn('flex flex-col-reverse justify-end bg-deck-2 px-3.5 py-2.5 sm:p-6', isWide && 'sm:col-span-2')}
    >
      <dt className="text-sm text-on-deck-2 sm:text-base">
        <span className="block font-semibold text-on-deck">{label}</span>
        <span className="home-result-figure-note mt-0.5 block text-sm">{note}</span>
        {/* The space around it makes it large enough for fingers. */}
        {!namedClaim && <ClaimFootnote claim={claim} value={value} className="home-result-figure-footnote mt-auto pointer-coarse:-mb-2" />}
      </dt>
      <dd className="font-display text-3xl leading-tight font-bold tracking-tight text-signal sm:text-figure">
        <FigureIcon icon={claim?.icon} className="home-result-figure-icon mb-2 block" />
        {namedClaim ? <ClaimedValue claimId={namedClaim.id} value={value} /> : <FigureValue value={value} />}
      </dd>
    </div>
  )
}

import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { CLAIM_KINDS } from '#src/models/names/claimKinds.ts'
import type { HomeBlockOf } from '#src/schemas/pages/home/homeBlocks.ts'
import { ClaimedValue } from '#src/sections/shared/figures/ClaimedValue.tsx'
import { ClaimFootnote } from '#src/sections/shared/figures/ClaimFootnote.tsx'
import { FigureIcon } from '#src/sections/shared/figures/FigureList.tsx'
import { type Figure, FigureValue } from '#src/sections/shared/figures/FigureValue.tsx'
import { namedSection } from '#src/sections/shared/section.attributes.ts'
import { sharedAttributes } from '#src/sections/shared/shared.attributes.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { PhoneFold } from '#src/ui/PhoneFold.tsx'

export type HomeResultsBlockProps = Omit<HomeBlockOf<'results'>, 'kind'> & { id: string }

/** Dark band across the page: the figures as a departure board, which the heading calls aims, and one worked example as a receipt. */
export function HomeResultsBlock({ id, heading, lede, figures, example, guarantee }: HomeResultsBlockProps) {
  return (
    <section {...namedSection(id)} className="bg-deck text-on-deck">
      <div className="column grid gap-x-16 gap-y-4 py-7 sm:gap-y-8 sm:py-24 md:py-28 lg:grid-cols-figures">
        <div>
          <Heading level={2} id={id} className="measure-em-16">
            {heading}
          </Heading>
          <p className="mt-2 measure-52 text-on-deck-2 sm:mt-4">{lede}</p>
          <HomeResultFigures figures={figures} kindAbove={CLAIM_KINDS.aim} className="mt-4 sm:mt-10" />
        </div>
        <div className="self-end">
          <ExampleReceipt example={example} />
          <p className="mt-4 border-l-4 sm:mt-6 border-signal pl-4 text-sm text-on-deck-2">{guarantee}</p>
        </div>
      </div>
    </section>
  )
}

function ExampleReceipt({ example }: Pick<HomeResultsBlockProps, 'example'>) {
  return (
    <div className="rounded-lg bg-bubble px-5 py-2 text-bubble-ink sm:px-7 lg:py-7">
      <PhoneFold
        label={example.title}
        upTo="tablet"
        head={
          <Heading level={3} className="flex items-center max-lg:min-h-11">
            {example.title}
          </Heading>
        }
      >
        <p className="mt-1 text-sm">
          {example.describe} <b className="font-semibold whitespace-nowrap">{example.employees}</b>
        </p>
        <dl className="mt-5 grid border-t border-dashed border-bubble-ink/40 tabular-nums">
          {example.lines.map((line) => (
            <ReceiptLine key={line.label} {...line} />
          ))}
        </dl>
        <p className="mt-4 text-sm max-lg:mb-3">{example.note}</p>
      </PhoneFold>
    </div>
  )
}

/** The receipt's title says that it is an example. A figure that is only an example has no footnote, and links to its claim itself. */
function ReceiptLine({ label, value, claim }: Figure) {
  const isPlainExample = claim?.label === CLAIM_KINDS.example
  return (
    <div
      className={cn(
        'flex items-baseline justify-between gap-4',
        'border-b border-dashed border-bubble-ink/40 py-3',
        'max-small-phone:block',
      )}
    >
      <dt className="text-sm">
        {label} {!isPlainExample && <ClaimFootnote claim={claim} value={value} />}
      </dt>
      <dd className="font-display text-2xl font-bold">
        {isPlainExample ? <ClaimedValue claimId={claim.id} value={value} /> : <FigureValue value={value} />}
      </dd>
    </div>
  )
}

type NotedFigure = HomeBlockOf<'results'>['figures'][number]

type HomeResultFiguresProps = {
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

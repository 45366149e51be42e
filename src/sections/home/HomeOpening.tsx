import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { ClaimFootnote } from '#src/sections/shared/figures/ClaimFootnote.tsx'
import { type Figure, FigureValue } from '#src/sections/shared/figures/FigureValue.tsx'
import { FirstScreenEnd } from '#src/sections/shared/opening/FirstScreenEnd.tsx'
import { OpeningActions } from '#src/sections/shared/opening/OpeningActions.tsx'
import { OpeningSection } from '#src/sections/shared/opening/OpeningSection.tsx'
import type { OpeningWords } from '#src/sections/shared/opening/openingWords.ts'
import { Eyebrow } from '#src/ui/Eyebrow.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { PlantSymbols } from './morning/plant/PlantSymbols.tsx'

export type HomeOpeningProps = OpeningWords & {
  proof: ProofFiguresProps['figures']
  /** The morning that shows the product at work: an island (HomeOpening.astro). */
  children: ReactNode
}

/** The first screen of home: the headline under a night sky, the morning below it, and the figures on paper (homeOpening.css). */
export function HomeOpening({ eyebrow, heading, lede, primary, secondary, proof, children }: HomeOpeningProps) {
  return (
    <>
      <OpeningSection surface="night" className="relative isolate overflow-clip">
        <div className="home-words column">
          <div className="home-title">
            {/* Hidden on phones and laptops, whose first screen needs the space. */}
            <Eyebrow surface="deck" hasStripes className="max-sm:hidden low:hidden">
              {eyebrow}
            </Eyebrow>
            <Heading level={1} size="8xl" className="sm:mt-2 low:mt-0">
              {heading}
            </Heading>
          </div>
          {/* Indented like the board below it. */}
          <div className="xl:ps-4 low:ps-3">
            <p className="text-on-deck-2 max-sm:text-lg low:leading-snug">{lede}</p>
            <OpeningActions size="compact" surface="deck" primary={primary} secondary={secondary} className="mt-4 sm:mt-5 low:mt-3" />
          </div>
        </div>
        <FirstScreenEnd />
        <PlantSymbols />
        {children}
      </OpeningSection>
      <div className="column py-4 sm:py-8">
        <ProofFigures figures={proof} />
      </div>
    </>
  )
}

type ProofFiguresProps = { figures: readonly Figure[] }

/** Home's figures in a row: under each other in their tiles, on wide screens each beside its label. */
function ProofFigures({ figures }: ProofFiguresProps) {
  return (
    <dl className="flex flex-wrap gap-x-2 gap-y-5 everyday:grid everyday:grid-cols-facts sm:grid-cols-3 sm:gap-x-6">
      {figures.map((figure) => (
        <div
          key={figure.label}
          className={cn(
            'flex flex-col-reverse justify-end',
            'sm:border-l-2 sm:border-signal sm:pl-4',
            'lg:flex-row-reverse lg:items-center lg:gap-5',
          )}
        >
          <dt className="text-sm text-ink-2">
            <span className="block">{figure.label}</span>
            <ClaimFootnote {...figure} className="max-sm:pointer-coarse:-my-3" />
          </dt>
          <dd className="font-display text-xl leading-tight font-bold tracking-tight sm:text-2xl lg:text-4xl lg:whitespace-nowrap">
            <FigureValue value={figure.value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

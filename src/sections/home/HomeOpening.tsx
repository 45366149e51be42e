import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { ClaimFootnote } from '#src/sections/shared/figures/ClaimFootnote.tsx'
import { type Figure, FigureValue } from '#src/sections/shared/figures/FigureValue.tsx'
import { FirstScreenEnd } from '#src/sections/shared/opening/FirstScreenEnd.tsx'
import { OpeningActions } from '#src/sections/shared/opening/OpeningActions.tsx'
import type { OpeningWords } from '#src/sections/shared/opening/openingWords.ts'
import { sectionAttributes } from '#src/sections/shared/section.attributes.ts'
import { Eyebrow } from '#src/ui/Eyebrow.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { PlantSymbols } from './PlantSymbols.tsx'

export type HomeOpeningProps = OpeningWords & {
  proof: readonly Figure[]
  /** The morning that shows the product at work: an island (HomeOpening.astro). */
  children: ReactNode
}

/** The first screen of home: the headline under a night sky, the morning below it, and the figures on paper. */
export function HomeOpening({ eyebrow, heading, lede, primary, secondary, proof, children }: HomeOpeningProps) {
  return (
    <>
      <section {...sectionAttributes.darkOpening.props()} className="relative isolate overflow-clip bg-night text-on-deck">
        <div
          className={cn(
            'column grid gap-x-12 gap-y-4 pt-2 pb-1',
            'sm:gap-y-5 sm:pt-9 sm:pb-7',
            'lg:grid-cols-opening lg:items-end lg:pt-5 lg:pb-5',
            'xl:grid-cols-console xl:gap-x-0',
            'low:pt-3.5 low:pb-(--console-gap)',
          )}
        >
          <div className="xl:col-span-2">
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
            <OpeningActions size="compact" look="deck" primary={primary} secondary={secondary} className="mt-4 sm:mt-5 low:mt-3" />
          </div>
        </div>
        <FirstScreenEnd />
        <PlantSymbols />
        {children}
      </section>
      <div className="column py-4 sm:py-8">
        <dl className="flex flex-wrap gap-x-2 gap-y-5 everyday:grid everyday:grid-cols-facts sm:grid-cols-3 sm:gap-x-6">
          {proof.map((fact) => (
            <div
              key={fact.label}
              className={cn(
                'flex flex-col-reverse justify-end',
                'sm:border-l-2 sm:border-signal sm:pl-4',
                'lg:flex-row-reverse lg:items-center lg:gap-5',
              )}
            >
              <dt className="text-sm text-ink-2">
                <span className="block">{fact.label}</span>
                <ClaimFootnote {...fact} className="max-sm:pointer-coarse:-my-3" />
              </dt>
              <dd className="font-display text-xl leading-tight font-bold tracking-tight sm:text-2xl lg:text-4xl lg:whitespace-nowrap">
                <FigureValue value={fact.value} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}

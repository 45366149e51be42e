import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { sectionAttributes } from '../section.attributes.ts'
import { FirstScreenEnd } from './FirstScreenEnd.tsx'
import { OpeningHead } from './OpeningHead.tsx'
import type { OpeningWords } from './openingWords.ts'

/** Place of the picture, if there is one. */
const LOOKS = {
  besidePicture: { whole: 'lg:grid-cols-2', words: '', head: 'besideScene' },
  abovePicture: { whole: '', words: 'grid gap-x-16 lg:grid-cols-figures lg:items-baseline-last', head: 'aboveScene' },
  alone: { whole: '', words: '', head: 'besideScene' },
} as const

export type DeckOpeningProps = OpeningWords & {
  look: keyof typeof LOOKS
  /** The picture. */
  children?: ReactNode
}

/** A first screen on the dark deck: its words, and a picture beside or below them. */
export function DeckOpening({ look, children, ...words }: DeckOpeningProps) {
  const classes = LOOKS[look]
  return (
    <section {...sectionAttributes.darkOpening.props()} className="bg-deck text-on-deck">
      <div className={cn('column grid grid-cols-1 gap-x-16 gap-y-9 pt-8 pb-12 lg:pt-11 lg:pb-16', classes.whole)}>
        <div className={classes.words}>
          <OpeningHead look={classes.head} {...words} />
        </div>
        <FirstScreenEnd />
        {children && <div className="min-w-0 text-ink">{children}</div>}
      </div>
    </section>
  )
}

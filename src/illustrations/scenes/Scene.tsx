import type { ReactNode } from 'react'
import { cn } from '../../lib/anywhere/markup/cn'
import type { SceneChoice, SceneOf } from '../../schemas/scenes/scenes'
import { SAMPLE_PICTURE } from '../../site/interfaceValues'
import { type Sampled, SampleMark } from './PanelHead'

/** What content says of a picture of a kind, as who draws it takes it: what does not say so is a sample. */
export type PictureOf<Kind extends SceneChoice['kind']> = Omit<SceneOf<Kind>, 'kind' | 'sample'> & Sampled

/** The frame of a picture that is brief on phones: a slip on the page. */
export const BRIEF_FRAME = 'max-sm:border-0 max-sm:bg-paper-2 max-sm:px-3 max-sm:py-2'
export type SceneProps = Sampled & {
  describe: string
  /** What the description leaves out, made from the picture's data (pictureSentences.ts). */
  spoken?: readonly string[]
  children: ReactNode
  className?: string
  /** Classes of the sample mark, where the panel has no room of its own around its parts. */
  sampleMark?: string
  /** The panel's head shows the sample mark (PanelHead), so that nothing is added above it. */
  hasMarkInHead?: boolean
}

/** A picture made of the product's own interface: words for screen readers, hidden from them otherwise. */
export function Scene({ describe, spoken = [], children, className, sample = true, sampleMark, hasMarkInHead = false }: SceneProps) {
  return (
    <figure className={className}>
      <figcaption className="sr-only">
        {[describe, ...spoken].join(' ')}
        {sample && ` ${SAMPLE_PICTURE}.`}
      </figcaption>
      <div aria-hidden="true">
        {sample && !hasMarkInHead && <SampleMark className={cn('mb-2', sampleMark)} />}
        {children}
      </div>
    </figure>
  )
}

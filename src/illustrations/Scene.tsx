import type { ReactNode } from 'react'
import { cn } from '../lib/anywhere/cn'
import { SAMPLE_PICTURE } from '../site/interfaceValues'

/** Whether a picture shows invented people, shifts and counts, as all do that do not say otherwise. */
export type Sampled = { sample?: boolean | undefined }
/** Of a picture that is brief on phones: a slip on the page, with the sample mark in the line of its head. */
export const BRIEF_FRAME = 'max-sm:relative max-sm:border-0 max-sm:bg-paper-2 max-sm:px-3 max-sm:py-2'
export const BRIEF_MARK = 'everyday:max-sm:absolute everyday:max-sm:top-3 everyday:max-sm:right-3'
export type SceneProps = Sampled & {
  describe: string
  /** What the description leaves out, made from the picture's data (spoken.ts). */
  spoken?: readonly string[]
  children: ReactNode
  className?: string
  /** Classes of the sample mark, where the panel has no room of its own around its parts. */
  sampleMark?: string | undefined
  /** The panel's head shows the sample mark (SampleMark), so that nothing is added above it. */
  hasMarkInHead?: boolean
}

/** Says that what a panel shows is invented: at its upper right corner, on every page. */
export const SampleMark = ({ className }: { className?: string }) => (
  <p className={cn('text-right text-2xs leading-none opacity-80', className)}>{SAMPLE_PICTURE}</p>
)

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

import type { ReactNode } from 'react'

import { SAMPLE_PICTURE } from '../site/interfaceValues'

/** Whether a picture shows invented people, shifts and counts, as all do that do not say otherwise. */
export type Sampled = { sample?: boolean | undefined }
export type SceneProps = Sampled & {
  describe: string
  /** What the description leaves out, made from the picture's data (spoken.ts). */
  spoken?: readonly string[]
  children: ReactNode
  className?: string
}

/** A picture made of the product's own interface: words for screen readers, hidden from them otherwise. */
export function Scene({ describe, spoken = [], children, className, sample = true }: SceneProps) {
  return (
    <figure className={className}>
      <figcaption className="sr-only">
        {[describe, ...spoken].join(' ')}
        {sample && ` ${SAMPLE_PICTURE}.`}
      </figcaption>
      <div aria-hidden="true">
        {children}
        {sample && <p className="mt-2 text-right text-2xs">{SAMPLE_PICTURE}</p>}
      </div>
    </figure>
  )
}

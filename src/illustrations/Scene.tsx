import type { ReactNode } from 'react'

import { SAMPLE_PICTURE } from '../site/interface'

/** Whether a picture shows invented people, shifts and counts, as all do that do not say otherwise. */
export type Sampled = { sample?: boolean | undefined }
export type SceneProps = Sampled & { describe: string; children: ReactNode; className?: string }

/** A picture made of the product's own interface: one sentence for screen readers, hidden from them otherwise. */
export function Scene({ describe, children, className = '', sample = true }: SceneProps) {
  return (
    <figure className={className}>
      <figcaption className="sr-only">
        {describe}
        {sample && ` ${SAMPLE_PICTURE}.`}
      </figcaption>
      <div aria-hidden="true">
        {children}
        {sample && <p className="mt-2 text-right text-2xs opacity-75">{SAMPLE_PICTURE}</p>}
      </div>
    </figure>
  )
}

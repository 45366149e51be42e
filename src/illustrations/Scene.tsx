import type { ReactNode } from 'react'

export type SceneProps = { describe: string; children: ReactNode; className?: string }

/** A picture made of the product's own interface: one sentence for screen readers, hidden from them otherwise. */
export function Scene({ describe, children, className = '' }: SceneProps) {
  return (
    <figure className={className}>
      <figcaption className="sr-only">{describe}</figcaption>
      <div aria-hidden="true">{children}</div>
    </figure>
  )
}

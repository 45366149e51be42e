import type { ReactNode } from 'react'

export type SideBySideProps = { id: string; heading: string; lede: string; children?: ReactNode }

/** Two pieces of the product next to each other under one heading. */
export function SideBySide({ id, heading, lede, children }: SideBySideProps) {
  return (
    <section aria-labelledby={id} className="border-y border-line bg-paper-2">
      <div className="column py-20 md:py-24">
        <h2 id={id} className="text-4xl">
          {heading}
        </h2>
        <p className="mt-4 max-w-[60ch] text-lg text-ink-2">{lede}</p>
        <div className="mt-6 grid gap-x-8 [&_astro-slot]:contents lg:grid-cols-2">{children}</div>
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { Heading } from '#src/ui/Heading.tsx'

export type AdvantagesProps = {
  id: string
  heading: string
  items: readonly { title: string; text: string }[]
  /** The product at work, beside the heading. */
  children: ReactNode
}

/** Reasons for the service: a picture of the product beside the heading, and a ruled list of reasons below both. */
export function Advantages({ id, heading, items, children }: AdvantagesProps) {
  return (
    <section aria-labelledby={id} className="column plain-section">
      <div className="grid gap-x-16 gap-y-9 lg:grid-cols-beside lg:items-center">
        <Heading level={2} id={id} size="6xl">
          {heading}
        </Heading>
        {children}
      </div>
      <ul className="mt-12 grid border-t-2 border-ink sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
        {items.map((item) => (
          <li
            key={item.title}
            className={cn(
              'border-b border-line py-6',
              'sm:px-7',
              // Two columns, then three: no line and no padding at the outer edges.
              'sm:max-lg:odd:pl-0 sm:max-lg:even:border-l sm:max-lg:even:pr-0',
              'lg:border-l lg:nth-[3n]:pr-0 lg:nth-[3n+1]:border-l-0 lg:nth-[3n+1]:pl-0',
            )}
          >
            <Heading level={3}>{item.title}</Heading>
            <p className="mt-2 text-ink-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

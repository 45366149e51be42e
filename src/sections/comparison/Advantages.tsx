import type { ReactNode } from 'react'
import { Heading } from '../../ui/Heading'

export type AdvantagesProps = {
  id: string
  heading: string
  items: readonly { title: string; text: string }[]
  /** The product at work, which stays in sight beside the list. */
  children: ReactNode
}

/** What speaks for the service, in a ruled list beside the product at work. */
export function Advantages({ id, heading, items, children }: AdvantagesProps) {
  return (
    <section aria-labelledby={id} className="column grid gap-x-16 gap-y-10 py-20 md:py-28 lg:grid-cols-beside">
      <div className="grid content-start gap-9 lg:sticky lg:top-24 lg:self-start">
        <Heading level={2} id={id}>
          {heading}
        </Heading>
        {children}
      </div>
      <ul className="grid content-start sm:grid-cols-2 sm:gap-x-8 lg:max-xl:grid-cols-1">
        {items.map((item) => (
          <li key={item.title} className="border-t-2 border-ink pt-4 pb-8">
            <Heading level={3}>{item.title}</Heading>
            <p className="mt-2 text-ink-2">{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { Link } from '../../site/link'
import { Heading } from '../../ui/Heading'
import { TextLink } from '../../ui/TextLink'
import { SectionHeading } from './SectionHeading'

export type CardGridProps = {
  id: string
  heading: string
  lede?: string | undefined
  items: readonly { title: string; text: string; action?: Link | undefined }[]
  look?: 'cards' | 'ruled'
}

/** A grid of short texts: bordered cards, or ruled columns. */
export function CardGrid({ id, heading, lede, items, look = 'cards' }: CardGridProps) {
  const isRuled = look === 'ruled'
  return (
    <section aria-labelledby={id} className="column py-20 md:py-28">
      <SectionHeading id={id} heading={heading} lede={lede} />
      <ul
        className={`mt-10 grid gap-5 sm:grid-cols-2 ${items.length % 3 === 0 ? 'lg:grid-cols-3' : items.length === 4 && isRuled ? 'lg:grid-cols-4' : ''}`}
      >
        {items.map((item) => (
          <li
            key={item.title}
            className={isRuled ? 'border-t-2 border-ink pt-4' : 'flex flex-col rounded-xl border border-line bg-card p-6'}
          >
            <Heading level={3}>{item.title}</Heading>
            <p className="mt-2 text-ink-2">{item.text}</p>
            {item.action && (
              <p className="mt-auto pt-4 text-sm">
                <TextLink href={item.action.href} arrow>
                  {item.action.label}
                  <span className="sr-only">: {item.title}</span>
                </TextLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { Link } from '../../site/link'
import { Heading } from '../../ui/Heading'
import { TextLink } from '../../ui/TextLink'
import { SectionHeading } from './SectionHeading'

export type CardGridProps = {
  id: string
  heading: string
  lede?: string | undefined
  items: readonly { title: string; text: string; action?: Link | undefined }[]
  look?: 'cards' | 'ruled' | 'rows'
}

const LOOKS: Record<NonNullable<CardGridProps['look']>, string> = {
  cards: 'flex flex-col rounded-xl border border-line bg-card p-6',
  ruled: 'border-t-2 border-ink pt-4',
  rows: 'grid gap-x-10 gap-y-2 border-b border-line py-6 lg:grid-cols-[1fr_2fr_0.7fr]',
}

/** Short texts: bordered cards, ruled columns, or rows with the title on the left. */
export function CardGrid({ id, heading, lede, items, look = 'cards' }: CardGridProps) {
  const isRuled = look === 'ruled'
  const isRows = look === 'rows'
  return (
    <section aria-labelledby={id} className="column py-20 md:py-28">
      <SectionHeading id={id} heading={heading} lede={lede} />
      <ul
        className={
          isRows
            ? 'mt-10 border-t-2 border-ink'
            : `mt-10 grid gap-5 sm:grid-cols-2 ${items.length % 3 === 0 ? 'lg:grid-cols-3' : items.length === 4 && isRuled ? 'lg:grid-cols-4' : ''}`
        }
      >
        {items.map((item) => (
          <li key={item.title} className={LOOKS[look]}>
            <Heading level={3}>{item.title}</Heading>
            <p className={`text-ink-2 ${isRows ? '' : 'mt-2'}`}>{item.text}</p>
            {item.action && (
              <p className={`text-sm ${isRows ? '' : 'mt-auto pt-4'}`}>
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

import { Heading } from '#src/ui/Heading.tsx'
import { TextLink } from '#src/ui/links/TextLink.tsx'
import type { ClosingProps } from './closingProps.ts'

const PLACES = {
  page: { wrapper: 'flex flex-wrap items-baseline gap-x-4 gap-y-2', link: 'lg:ml-auto' },
  article: { wrapper: 'grid justify-items-start gap-y-2', link: '' },
}

/** Ends a page with one sentence and a link. */
export function SentenceClosing({ heading, text, action, place }: ClosingProps) {
  const { wrapper, link } = PLACES[place]
  return (
    <div className={wrapper}>
      <Heading level={2} size="xl">
        {heading}
      </Heading>
      <p className="text-ink-2">{text}</p>
      <TextLink href={action.href} look="arrow" className={link}>
        {action.label}
      </TextLink>
    </div>
  )
}

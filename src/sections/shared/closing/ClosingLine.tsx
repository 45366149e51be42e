import { Heading } from '../../../ui/Heading'
import { TextLink } from '../../../ui/links/TextLink'
import type { ClosingPart } from './closingPart'

export type ClosingLineProps = ClosingPart

const PLACES = {
  page: { frame: 'flex flex-wrap items-baseline gap-x-4 gap-y-2', link: 'lg:ml-auto' },
  article: { frame: 'grid justify-items-start gap-y-2', link: '' },
}

/** A page that ends with one line and its link. */
export function ClosingLine({ heading, text, action, place }: ClosingLineProps) {
  const { frame, link } = PLACES[place]
  return (
    <div className={frame}>
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

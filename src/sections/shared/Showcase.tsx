import type { ReactNode } from 'react'
import type { Link } from '../../lib/anywhere/link'
import { TextLink } from '../../ui/TextLink'
import { SectionHeading } from './SectionHeading'
import { namedSection } from './section.attributes'

export type ShowcaseProps = {
  id: string
  heading: string
  text: string
  action?: Link | undefined
  /** On phones lower, under a smaller heading: on home, which has many sections. */
  isCompact?: boolean
  children?: ReactNode
}

/** A picture of the product over the whole width, under its heading. */
export function Showcase({ id, heading, text, action, isCompact = false, children }: ShowcaseProps) {
  return (
    <section {...namedSection(id)} className={`band-warm sm:py-20 md:py-28 ${isCompact ? 'py-7' : 'py-9'}`}>
      <div className="column">
        <SectionHeading id={id} heading={heading} lede={text} look="abreast" ledeSize="base">
          {action && (
            <p className="mt-3">
              <TextLink href={action.href} hasArrow>
                {action.label}
              </TextLink>
            </p>
          )}
        </SectionHeading>
      </div>
      <div className="column mt-6 sm:mt-10">{children}</div>
    </section>
  )
}

import type { ReactNode } from 'react'
import type { Link } from '../../site/link'
import { Heading } from '../../ui/Heading'
import { TextLink } from '../../ui/TextLink'

export type ShowcaseProps = {
  id: string
  heading: string
  text: string
  action?: Link | undefined
  /** Of the heading, where its page wants another size. */
  headingClassName?: string
  children?: ReactNode
}

/** A picture of the product over the whole width, under its heading. */
export function Showcase({ id, heading, text, action, headingClassName, children }: ShowcaseProps) {
  return (
    <section aria-labelledby={id} className="band-warm py-9 sm:py-20 md:py-28">
      <div className="column">
        <div className="grid gap-x-16 gap-y-4 lg:grid-cols-2 lg:items-baseline">
          <Heading level={2} id={id} className={headingClassName}>
            {heading}
          </Heading>
          <div>
            <p className="text-sm text-ink-2 sm:text-base">{text}</p>
            {action && (
              <p className="mt-3">
                <TextLink href={action.href} hasArrow>
                  {action.label}
                </TextLink>
              </p>
            )}
          </div>
        </div>
      </div>
      <div className="column mt-6 sm:mt-10">{children}</div>
    </section>
  )
}

import type { ReactNode } from 'react'
import type { Link } from '#src/lib/anywhere/pages/link.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { TextLink } from '#src/ui/links/TextLink.tsx'
import { SectionHeading, type SectionHeadingLook } from './SectionHeading.tsx'
import { namedSection } from './section.attributes.ts'

type ShowcaseWords = {
  id: string
  heading: string
  text: string
  action?: Link | undefined
}
const SPACES = { usual: 'py-9', compact: 'py-7' }

export type ShowcaseProps = ShowcaseWords & {
  /** Space above and below on phones. Home has less, because it has many sections. */
  space?: keyof typeof SPACES
  /** Beside its text, or in a bar above the picture, joined to it. */
  headingLook?: Extract<SectionHeadingLook, 'abreast'> | 'bar' | undefined
  children?: ReactNode
}

/** A picture of the product over the whole width, under its heading. */
export function Showcase({ space = 'usual', headingLook = 'abreast', children, ...words }: ShowcaseProps) {
  return (
    <section {...namedSection(words.id)} className={`band-warm sm:py-20 md:py-28 ${SPACES[space]}`}>
      <div className="column">
        {headingLook === 'bar' ? (
          <ShowcaseBoard {...words}>{children}</ShowcaseBoard>
        ) : (
          <HeadedShowcase {...words}>{children}</HeadedShowcase>
        )}
      </div>
    </section>
  )
}

type DrawnProps = ShowcaseWords & { children: ReactNode }

function HeadedShowcase({ id, heading, text, action, children }: DrawnProps) {
  return (
    <>
      <SectionHeading id={id} heading={heading} lede={text} look="abreast" ledeSize="base">
        {action && (
          <p className="mt-3">
            <TextLink href={action.href} look="arrow">
              {action.label}
            </TextLink>
          </p>
        )}
      </SectionHeading>
      <div className="mt-6 sm:mt-10">{children}</div>
    </>
  )
}

/** One board with the picture: the bar has the upper edge and the shadow of both. */
function ShowcaseBoard({ id, heading, text, action, children }: DrawnProps) {
  return (
    <div className="rounded-xl bg-deck text-on-deck shadow-deck">
      <div className="px-4 py-5 sm:px-6 sm:py-6 lg:pt-8">
        <Heading level={2} id={id} size="3xl">
          {heading}
        </Heading>
        <div className="mt-3 grid gap-x-16 gap-y-2 lg:grid-cols-ended lg:items-end">
          <p className="measure-100 text-on-deck-2">{text}</p>
          {action && (
            <p>
              <TextLink href={action.href} look="arrow" surface="deck">
                {action.label}
              </TextLink>
            </p>
          )}
        </div>
      </div>
      <div className="border-t border-deck-line text-ink *:rounded-t-none *:border-t-0 *:shadow-none">{children}</div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Eyebrow } from '#src/ui/Eyebrow.tsx'
import { Heading } from '#src/ui/Heading.tsx'

const LEDE_LOOKS = { balanced: 'text-balance', text: '' }

export type PageOpeningProps = {
  eyebrow?: string
  heading: string
  lede: string
  /** A lede of a line or two has lines of one length; a longer one is set like running text. */
  ledeLook?: keyof typeof LEDE_LOOKS
  /** Stands below the lede. */
  children?: ReactNode
}

/** What a page is called and what it is for, side by side on wide screens and ending on one line, above the board or the picture that the page begins with. */
export function PageOpening({ eyebrow, heading, lede, ledeLook = 'balanced', children }: PageOpeningProps) {
  return (
    <div className="grid gap-x-14 gap-y-4 lg:grid-cols-figures lg:items-baseline-last">
      <div>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading level={1} size="6xl" className={eyebrow && 'mt-4'}>
          {heading}
        </Heading>
      </div>
      <div>
        <p className={`measure-50 text-lg text-ink-2 ${LEDE_LOOKS[ledeLook]}`}>{lede}</p>
        {children}
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { OpeningTitle } from './OpeningTitle.tsx'

const LEDE_LOOKS = { balanced: 'text-balance', text: '' }

export type PageOpeningProps = {
  eyebrow?: string
  heading: string
  lede: string
  /** A lede of one or two lines is balanced; a longer one is set like running text. */
  ledeLook?: keyof typeof LEDE_LOOKS
  /** Below the lede. */
  children?: ReactNode
}

/**
 * The title and the purpose of a page, above its first board or picture. On wide screens they stand side by side, aligned at the last line.
 */
export function PageOpening({ eyebrow, heading, lede, ledeLook = 'balanced', children }: PageOpeningProps) {
  return (
    <div className="grid gap-x-14 gap-y-4 lg:grid-cols-figures lg:items-baseline-last">
      <OpeningTitle eyebrow={eyebrow} heading={heading} size="6xl" />
      <div>
        <p className={`measure-50 text-lg text-ink-2 ${LEDE_LOOKS[ledeLook]}`}>{lede}</p>
        {children}
      </div>
    </div>
  )
}

import type { AnchorHTMLAttributes } from 'react'
import { cn } from '../../lib/anywhere/markup/cn'
import { BUTTON, BUTTON_LOOKS, BUTTON_SIZES } from '../Button'
import { uiAttributes } from '../ui.attributes'

const LOOKS = {
  ...BUTTON_LOOKS,
  /** On a sky by day, in the color of its words (styles/skies.css). */
  day: 'control-edge border-current text-inherit hover:bg-bubble hover:text-bubble-ink',
  /** The page's next step where amber is the color of something else. */
  ink: 'bg-ink text-paper hover:brightness-104 active:translate-y-px',
  /** What to do instead of that. */
  inkEdge: 'control-edge border-ink-3 text-ink hover:bg-card',
}
const SIZES = {
  ...BUTTON_SIZES,
  /** One of two abreast, on a phone and in the narrower of two columns. */
  narrow: 'min-h-11 px-4.5 py-2 text-sm max-xl:px-3.5',
  /** One of two abreast on a phone, and large where there is room. */
  growing: 'min-h-11 px-4.5 py-2 text-sm max-sm:px-3.5 sm:min-h-13 sm:px-6 sm:text-base',
  /** As wide as its column, and high, where that is the page's. */
  column: 'min-h-11 px-4.5 py-2 text-sm max-md:min-h-13 max-md:w-full',
}

export type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  look?: keyof typeof LOOKS
  size?: keyof typeof SIZES
  /** Whether it takes its share of a phone's width, beside another or alone. */
  fillsPhone?: boolean
}

/** A link that leads to a page's next step, in the look of what acts. */
export function ButtonLink({ look = 'primary', size = 'medium', fillsPhone = false, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a
      {...uiAttributes.button.props()}
      className={cn(BUTTON, LOOKS[look], SIZES[size], fillsPhone && 'max-sm:grow max-sm:px-3 max-sm:text-sm', className)}
      {...rest}
    >
      {children}
    </a>
  )
}

import type { AnchorHTMLAttributes } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { relOf } from '#src/lib/anywhere/pages/outsideAddress.ts'
import { BUTTON, BUTTON_LOOKS, BUTTON_SIZES } from '../Button.tsx'
import { uiAttributes } from '../ui.attributes.ts'

const LOOKS = {
  ...BUTTON_LOOKS,
  /** On a sky by day, in the color of its words (styles/skies.css). */
  day: 'control-edge border-current text-inherit hover:bg-bubble hover:text-bubble-ink',
  /** The page's next step where amber has another meaning. */
  ink: 'bg-ink text-paper hover:brightness-104 active:translate-y-px',
  /** An alternative to it. */
  inkEdge: 'control-edge border-ink-3 text-ink hover:bg-card',
}
const SIZES = {
  ...BUTTON_SIZES,
  /** As high as a medium one, with less padding in windows that are not wide. */
  compact: 'min-h-11 px-4.5 py-2 text-sm max-xl:px-3.5',
}
/** Size on phones, with another button beside it. */
const PHONE_SIZES = { compact: 'max-sm:min-h-11 max-sm:px-3.5 max-sm:py-2 max-sm:text-sm' }

export type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  look?: keyof typeof LOOKS
  size?: keyof typeof SIZES
  phoneSize?: keyof typeof PHONE_SIZES | undefined
  /** Whether it takes its share of a phone's width. */
  isPhoneWide?: boolean
}

/** A link to a page's next step, with the look of a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { look = 'primary', size = 'medium', phoneSize, isPhoneWide = false, className, children, ...rest } = props
  const phoneClass = cn(phoneSize && PHONE_SIZES[phoneSize], isPhoneWide && 'max-sm:grow max-sm:px-3 max-sm:text-sm')
  return (
    <a
      {...uiAttributes.button.props()}
      className={cn(BUTTON, LOOKS[look], SIZES[size], phoneClass, className)}
      rel={relOf(rest.href)}
      {...rest}
    >
      {children}
    </a>
  )
}

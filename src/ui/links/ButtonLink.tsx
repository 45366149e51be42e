import type { AnchorHTMLAttributes } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { relOf } from '#src/lib/anywhere/pages/link.ts'
import { BUTTON_CLASS, BUTTON_LOOKS, BUTTON_SIZES } from '../Button.tsx'
import { uiAttributes } from '../ui.attributes.ts'

const LOOKS = {
  ...BUTTON_LOOKS,
  /** On a daytime sky, in the sky's text color (styles/skies.css). */
  day: 'control-edge border-current text-inherit hover:bg-bubble hover:text-bubble-ink',
  /** The page's next step, on pages where amber has another meaning. */
  ink: 'bg-ink text-paper hover:brightness-104 active:translate-y-px',
  /** The alternative to `ink`. */
  inkEdge: 'control-edge border-ink-3 text-ink hover:bg-card',
}
const SIZES = {
  ...BUTTON_SIZES,
  /** As high as `medium`, with less padding at the sides if the window is not wide. */
  compact: 'min-h-11 px-4.5 py-2 text-sm max-xl:px-3.5',
}
const PHONE_LOOKS = {
  /** With another button beside it. */
  compact: 'max-sm:min-h-11 max-sm:px-3.5 max-sm:py-2 max-sm:text-sm',
  /** As wide as the page, alone or shared with a second button. */
  wide: 'max-sm:grow max-sm:px-3 max-sm:text-sm',
}

export type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  look?: keyof typeof LOOKS
  size?: keyof typeof SIZES
  /** How phones show it, if that differs from its size. */
  onPhones?: keyof typeof PHONE_LOOKS | undefined
}

/** A link that looks like a button, to a page's next step. */
export function ButtonLink(props: ButtonLinkProps) {
  const { look = 'primary', size = 'medium', onPhones, className, children, ...rest } = props
  return (
    <a
      {...uiAttributes.button.props()}
      className={cn(BUTTON_CLASS, LOOKS[look], SIZES[size], onPhones && PHONE_LOOKS[onPhones], className)}
      rel={relOf(rest.href)}
      {...rest}
    >
      {children}
    </a>
  )
}

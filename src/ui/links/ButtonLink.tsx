import type { AnchorHTMLAttributes } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { relOf } from '#src/lib/anywhere/pages/link.ts'
import { BUTTON_CLASS, BUTTON_LOOKS, BUTTON_SIZES } from '../Button.tsx'
import { uiAttributes } from '../ui.attributes.ts'

/** `sky` is a drawn sky, whose text color they take (styles/skies.css). On `dusk` they are in ink, because amber means points there. */
const LOOKS = {
  primary: {
    ...BUTTON_LOOKS.primary,
    sky: BUTTON_LOOKS.primary.paper,
    dusk: 'bg-ink text-paper hover:brightness-104 active:translate-y-px',
  },
  secondary: {
    ...BUTTON_LOOKS.secondary,
    sky: 'control-edge border-current text-inherit hover:bg-bubble hover:text-bubble-ink',
    dusk: 'control-edge border-ink-3 text-ink hover:bg-card',
  },
}
const QUIET_CLASS = 'text-ink hover:bg-paper-2'
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

/** The page's next step, or the alternative to it. `quiet` is one of several equal links, in the header. */
type Importance = { look?: keyof typeof LOOKS; surface?: keyof typeof LOOKS.primary } | { look: 'quiet'; surface?: never }
export type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> &
  Importance & {
    size?: keyof typeof SIZES
    /** How phones show it, if that differs from its size. */
    onPhones?: keyof typeof PHONE_LOOKS | undefined
  }

/** A link that looks like a button, to a page's next step. */
export function ButtonLink(props: ButtonLinkProps) {
  const { look = 'primary', surface = 'paper', size = 'medium', onPhones, className, children, ...rest } = props
  const lookClass = look === 'quiet' ? QUIET_CLASS : LOOKS[look][surface]
  return (
    <a
      {...uiAttributes.button.props()}
      className={cn(BUTTON_CLASS, lookClass, SIZES[size], onPhones && PHONE_LOOKS[onPhones], className)}
      rel={relOf(rest.href)}
      {...rest}
    >
      {children}
    </a>
  )
}

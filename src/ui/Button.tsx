import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import { cn } from '../lib/anywhere/markup/cn'
import { uiAttributes } from './ui.attributes'

const LOOKS = {
  /** The page's next step. */
  primary: 'bg-signal text-signal-ink shadow-key hover:brightness-104 active:translate-y-px',
  /** What to do instead. */
  secondary: 'control-edge border-edge text-ink hover:bg-paper-2',
  /** One of several. */
  quiet: 'text-ink hover:bg-paper-2',
  deck: 'control-edge border-on-deck-2 text-on-deck hover:bg-deck-2',
}
const SIZES = {
  medium: 'min-h-11 px-4.5 py-2 text-sm',
  large: 'min-h-13 px-6 py-3 text-base',
}

type Look = keyof typeof LOOKS
type Size = keyof typeof SIZES
type Looks = { look?: Look; size?: Size }

/** What a button and a link that looks like one share. @param extra wins over the looks: how it stands among others */
function buttonClass(look: Look = 'primary', size: Size = 'medium', extra?: string): string {
  return cn(
    'inline-flex items-center justify-center gap-2',
    'rounded-md text-center font-semibold no-underline',
    'transition-[filter,background-color] duration-150',
    LOOKS[look],
    SIZES[size],
    extra,
  )
}

export type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & Looks

/** A link that leads to a page's next step, in the look of what acts. */
export function ButtonLink({ look, size, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...uiAttributes.button.props()} className={buttonClass(look, size, className)} {...rest}>
      {children}
    </a>
  )
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Looks

/** A button. It sends no form, unless its `type` says so. */
export function Button({ look, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} {...uiAttributes.button.props()} className={buttonClass(look, size, className)} {...rest} />
}

import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { cn } from '../lib/anywhere/markup/cn'
import { uiAttributes } from './ui.attributes'

type Look = 'primary' | 'secondary' | 'quiet' | 'on-deck'
type Size = 'medium' | 'large'

const LOOKS: Record<Look, string> = {
  primary: 'bg-signal text-signal-ink shadow-key hover:brightness-104 active:translate-y-px',
  secondary: 'control-edge border-edge text-ink hover:bg-paper-2',
  quiet: 'text-ink hover:bg-paper-2',
  'on-deck': 'control-edge border-on-deck-2 text-on-deck hover:bg-deck-2',
}
const SIZES: Record<Size, string> = {
  medium: 'min-h-11 px-4.5 py-2 text-sm',
  large: 'min-h-13 px-6 py-3 text-base',
}

/** The one look of everything that acts; give it to an `a` through ButtonLink, to a `button` through Button. */
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

export type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { look?: Look; size?: Size; children: ReactNode }

export function ButtonLink({ look, size, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...uiAttributes.button.props()} className={buttonClass(look, size, className)} {...rest}>
      {children}
    </a>
  )
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look; size?: Size }

export function Button({ look, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} {...uiAttributes.button.props()} className={buttonClass(look, size, className)} {...rest} />
}

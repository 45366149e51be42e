import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { cn } from '#src/lib/anywhere/markup/cn.ts'
import { uiAttributes } from './ui.attributes.ts'

/** Classes shared by buttons and by links that look like one (src/ui/links/ButtonLink.tsx). */
export const BUTTON_CLASS = cn(
  'inline-flex items-center justify-center gap-2',
  'rounded-md text-center font-semibold no-underline',
  'transition-[filter,background-color] duration-150',
)
const PRIMARY_CLASS = 'bg-signal text-signal-ink shadow-key hover:brightness-104 active:translate-y-px'
/** Classes by a button's importance and by what it stands on. */
export const BUTTON_LOOKS = {
  /** The page's next step. */
  primary: { paper: PRIMARY_CLASS, deck: PRIMARY_CLASS },
  /** The alternative to the primary button. */
  secondary: {
    paper: 'control-edge border-edge text-ink hover:bg-paper-2',
    deck: 'control-edge border-on-deck-2 text-on-deck hover:bg-deck-2',
  },
}
export const BUTTON_SIZES = {
  medium: 'min-h-11 px-4.5 py-2 text-sm',
  large: 'min-h-13 px-6 py-3 text-base',
}
/** Sizes that only buttons have. They are separate from `BUTTON_SIZES` because every island with a button ships this list. */
const SIZES = {
  ...BUTTON_SIZES,
  /** As high as the input fields. */
  field: 'min-h-12 px-6 py-2 text-base',
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: keyof typeof BUTTON_LOOKS
  surface?: keyof typeof BUTTON_LOOKS.primary
  size?: keyof typeof SIZES
  /** Whether the button looks faded while it is `aria-disabled`, which a page script may change. */
  isFadedWhileDisabled?: boolean
  /**
   * Whether its action is still running. Then neither a press nor Enter in a field of its form does anything, and the button keeps the
   * focus.
   */
  isBusy?: boolean
}

/** Not `disabled`, which would remove the focus. Preventing the click also prevents the submit. */
const BUSY = { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() }

/** A button. Unlike in HTML, its default `type` does not submit a form. */
export function Button({
  look = 'primary',
  surface = 'paper',
  size = 'medium',
  isFadedWhileDisabled = false,
  isBusy = false,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      {...uiAttributes.button.props()}
      className={cn(
        BUTTON_CLASS,
        BUTTON_LOOKS[look][surface],
        SIZES[size],
        isFadedWhileDisabled && 'aria-disabled:opacity-40',
        isBusy && 'opacity-80',
        className,
      )}
      {...rest}
      {...(isBusy && BUSY)}
    />
  )
}

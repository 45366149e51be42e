import type { ComponentProps, ReactNode } from 'react'

const LOOKS = {
  plain: 'text-ink hover:bg-paper-2',
  /** Beside an answer, or inside a field. */
  quiet: 'text-ink-3 hover:text-ink',
  edged: 'border border-edge hover:bg-paper-2 aria-disabled:opacity-40',
  signal: 'bg-signal text-signal-ink',
  /** In the color of the text around it. */
  bare: '',
}
const WIDTHS = {
  square: 'size-11',
  /** One of a row of buttons that share the width of a phone with large text. */
  shared: 'size-11 shrink-0 max-everyday:grow',
}
const SQUARE_CLASS = 'inline-flex items-center justify-center rounded-sm'

type Looks = {
  look?: keyof typeof LOOKS
  width?: keyof typeof WIDTHS
  /** Its accessible name, which is not visible. */
  label: string
  children: ReactNode
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className' | 'aria-label' | 'children'> & Looks

/**
 * A square button with one icon. It submits no form and is hidden without scripts. It takes no `className`, so that islands and messages
 * without `cn` need not load it. The parent positions it.
 */
export function IconButton({ look = 'plain', width = 'square', label, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} className={`only-with-script ${SQUARE_CLASS} ${WIDTHS[width]} ${LOOKS[look]}`} {...rest} />
  )
}

import type { ComponentProps, ReactNode } from 'react'

const LOOKS = {
  plain: 'text-ink hover:bg-paper-2',
  /** Beside what it is about: an answer, the words in a field. */
  quiet: 'text-ink-3 hover:text-ink',
  edged: 'border border-edge hover:bg-paper-2 aria-disabled:opacity-40',
  signal: 'bg-signal text-signal-ink',
  /** In the color of the words beside it, whatever they stand on. */
  bare: '',
}
const WIDTHS = {
  square: 'size-11',
  /** One of a row, which a phone with large text shares out among its buttons. */
  shared: 'size-11 shrink-0 max-everyday:grow',
}
const SQUARE = 'inline-flex items-center justify-center rounded-sm'

type Looks = {
  look?: keyof typeof LOOKS
  width?: keyof typeof WIDTHS
  /** Its name, which nothing shows. */
  label: string
  /** The icon. */
  children: ReactNode
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className' | 'aria-label' | 'children'> & Looks

/**
 * A square with one icon that acts. It sends no form, so it is only there with a script. Takes no classes: where it stands is said by
 * what it stands in, and so it brings no merging of classes to islands and messages that have none.
 */
export function IconButton({ look = 'plain', width = 'square', label, ...rest }: IconButtonProps) {
  return <button type="button" aria-label={label} className={`only-with-script ${SQUARE} ${WIDTHS[width]} ${LOOKS[look]}`} {...rest} />
}

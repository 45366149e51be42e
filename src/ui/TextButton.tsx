import type { ComponentProps } from 'react'

const LOOKS = {
  /** By itself, as a line of a form. */
  alone: 'min-h-11 text-sm font-semibold underline-offset-4',
  /** With a sign before its words, as large as the words that it stands beside. */
  sign: 'inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4',
  /** Among small choices on a deck. */
  deck: 'target px-1 text-xs font-medium text-on-deck',
}

export type TextButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & { look?: keyof typeof LOOKS }

/**
 * A button that looks like a link in a text: for what is done less often than what `Button` is for. It sends no form, so it is only
 * there with a script. Takes no classes, as `IconButton`.
 */
export function TextButton({ look = 'alone', ...rest }: TextButtonProps) {
  return <button type="button" {...rest} className={`only-with-script underline ${LOOKS[look]}`} />
}

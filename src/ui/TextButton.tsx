import type { ComponentProps } from 'react'

const LOOKS = {
  /** On a line of its own in a form. */
  alone: 'min-h-11 text-sm font-semibold underline-offset-4',
  /** With an icon before its words, as large as the text beside it. */
  sign: 'inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4',
  /** Among small choices on a deck. */
  deck: 'target px-1 text-xs font-medium text-on-deck',
}

export type TextButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & { look?: keyof typeof LOOKS }

/**
 * A button that looks like a link in a text, for less frequent actions than `Button`. It submits no form, and is hidden without scripts. It
 * takes no classes, as `IconButton`.
 */
export function TextButton({ look = 'alone', ...rest }: TextButtonProps) {
  return <button type="button" {...rest} className={`only-with-script underline ${LOOKS[look]}`} />
}

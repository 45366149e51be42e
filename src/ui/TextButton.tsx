import type { ComponentProps } from 'react'

const LOOKS = {
  /** As high as a line of a form. */
  line: 'min-h-11 text-sm font-semibold underline-offset-4',
  /** With an icon before its words, and as large as the text beside it. */
  withIcon: 'inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4',
  small: 'target px-1 text-xs font-medium',
}
const SURFACES = { paper: '', deck: 'text-on-deck' }

export type TextButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  look?: keyof typeof LOOKS
  surface?: keyof typeof SURFACES
}

/**
 * A button that looks like a link in text, for actions less frequent than those of `Button`. It submits no form and is hidden without
 * scripts. It takes no `className`, for the same reason as `IconButton`.
 */
export function TextButton({ look = 'line', surface = 'paper', ...rest }: TextButtonProps) {
  return <button type="button" {...rest} className={`only-with-script underline ${LOOKS[look]} ${SURFACES[surface]}`} />
}

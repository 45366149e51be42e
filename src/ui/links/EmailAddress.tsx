import { cn } from '#src/lib/anywhere/markup/cn.ts'

export type EmailAddressProps = {
  address: string
  /** In a sentence it moves to a new line before it breaks. */
  isInSentence?: boolean
}

/**
 * An email address as text. If it does not fit on a line, it breaks after its "@" and before its last dot, and elsewhere only if a part
 * alone is too long. There is no hyphen, which would look like part of the address.
 */
export function EmailAddress({ address, isInSentence = false }: EmailAddressProps) {
  const [, name = address, host = '', ending = ''] = /^(.+@)(.+)(\.[^.]+)$/.exec(address) ?? []
  return (
    <span className={cn('email-address min-w-0', isInSentence && 'inline-block max-w-full [text-decoration:inherit]')}>
      {name}
      <wbr />
      {host}
      <wbr />
      {ending}
    </span>
  )
}

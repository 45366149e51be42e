import { cn } from '#src/lib/anywhere/markup/cn.ts'

export type EmailAddressProps = {
  address: string
  /** In a sentence the address moves to a new line before it breaks. */
  isInSentence?: boolean
}

/**
 * An e-mail address for reading. If it is too long for a line, it breaks after its "@" and before its last dot, and at other places only if
 * a part alone is too long. It gets no hyphen, because a hyphen would look like part of the address.
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

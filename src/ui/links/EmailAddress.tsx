import { cn } from '#src/lib/anywhere/markup/cn.ts'

export type EmailAddressProps = {
  address: string
  /** In a sentence it begins a line of its own before it breaks. */
  isInSentence?: boolean
}

/**
 * An address as it is read: where it does not fit on a line, it breaks after its "@" and before its last dot, and anywhere only where
 * a part alone is too long. No hyphen comes in: it would belong to the address.
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

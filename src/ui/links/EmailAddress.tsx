export type EmailAddressProps = { address: string }

/**
 * An address as it is read: where it does not fit on a line, it breaks after its "@" and before its last dot, and anywhere only where
 * a part alone is too long. No hyphen comes in: it would belong to the address.
 */
export function EmailAddress({ address }: EmailAddressProps) {
  const [, name = address, host = '', ending = ''] = /^(.+@)(.+)(\.[^.]+)$/.exec(address) ?? []
  return (
    <span className="email-address min-w-0">
      {name}
      <wbr />
      {host}
      <wbr />
      {ending}
    </span>
  )
}

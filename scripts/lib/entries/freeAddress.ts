/** Whether an address is free for an entry. */
import { routes } from '#src/site/routes.ts'
import { PlainError } from '../project.ts'
import { addressesOf, type EntryKindName } from './entryKinds.ts'

/**
 * @param redirects old addresses, and their targets
 * @param oldAddresses those of the entry itself, if it is renamed: going back to a former slug is fine, because no link breaks
 * @throws PlainError if another page has an address of the entry, or had it
 */
export function checkAddressIsFree(
  kind: EntryKindName,
  slug: string,
  redirects: Readonly<Record<string, string>>,
  oldAddresses: readonly string[] = [],
): void {
  for (const [index, address] of addressesOf(kind, slug).entries()) {
    if (Object.values<string>(routes).includes(address))
      throw new PlainError(`${address} is the address of another page. Choose another name.`)
    const leadsTo = redirects[address]
    if (leadsTo !== undefined && leadsTo !== oldAddresses[index])
      throw new PlainError(
        `${address} was the address of another page, and leads to ${leadsTo} now (src/site/redirects.json). Choose another name, so that old links still lead there.`,
      )
  }
}

/** Finds the address that a request comes from (behind trusted proxies, by their headers), and derives what counts as one sender. */
import { parseIpAddress } from '../ipAddress.ts'
import { isTrusted, type TrustedProxies } from '../settings/trustedProxies.ts'

/**
 * @param remote address of the connection
 * @param forwarded the header `X-Forwarded-For`; each proxy adds at its end
 * @returns the nearest address that is not one of our proxies
 */
export function remoteAddressOf(remote: string | undefined, forwarded: string | undefined, proxies: TrustedProxies): string {
  let nearest = remote ?? ''
  const hops = (forwarded ?? '').slice(-2000).split(',')
  while (isTrusted(nearest, proxies)) {
    const next = hops.pop()?.trim()
    // The chain ends at the first invalid address, because anything before it may be made up.
    if (next === undefined || !parseIpAddress(next)) break
    nearest = next
  }
  return nearest
}

/** @returns a key for one sender: an IPv4 address, an IPv6 network of 64 bits, or "unknown" for an invalid address */
export function deriveRemoteKey(text: string | undefined): string {
  const address = parseIpAddress(text)
  if (!address) return 'unknown'
  if ('octets' in address) return address.toString()
  const groups = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${groups.join(':')}::/64`
}

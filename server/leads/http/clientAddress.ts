/** Which client a request comes from (behind trusted proxies, by the headers they write), and what counts as one client. */
import type { IPv6 } from 'ipaddr.js'
import { parseIpAddress } from '../ipAddress.ts'
import { isTrusted, type TrustedProxies } from '../settings/trustedProxies.ts'

/**
 * @param remote address of the connection
 * @param forwarded the header `X-Forwarded-For`; each proxy adds at its end
 * @returns the nearest address that is no proxy of ours, or the connection's own where that is no trusted proxy
 */
export function findClientAddress(remote: string | undefined, forwarded: string | undefined, proxies: TrustedProxies): string {
  let client = remote ?? ''
  const hops = (forwarded ?? '').slice(-2000).split(',')
  while (isTrusted(client, proxies)) {
    const next = hops.pop()?.trim()
    // Something that is no address ends the chain: what stands before it may be made up.
    if (next === undefined || !parseIpAddress(next)) break
    client = next
  }
  return client
}

/** @returns what one client counts as: an IPv4 address, an IPv6 network of 64 bits, or "unknown" for what is no address */
export function deriveClientKey(text: string | undefined): string {
  const address = parseIpAddress(text)
  if (!address) return 'unknown'
  if (address.kind() === 'ipv4') return address.toString()
  const groups = (address as IPv6).parts.slice(0, 4).map((part) => part.toString(16))
  return `${groups.join(':')}::/64`
}

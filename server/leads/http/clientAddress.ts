/** Which client a request comes from (behind trusted proxies, by the headers they write), and what counts as one client. */
import ipaddr from 'ipaddr.js'

/** Addresses and networks whose `X-Forwarded-For` is believed. */
export type TrustedProxies = [ipaddr.IPv4 | ipaddr.IPv6, number][]

const NAMED_NETWORKS: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/**
 * @param text addresses, networks ("10.0.0.0/8") and the names `loopback` and `private`, separated by commas or blanks
 * @throws Error with a sentence that names what cannot be read
 */
export function parseTrustedProxies(text: string): TrustedProxies {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .flatMap((part) => NAMED_NETWORKS[part.toLowerCase()] ?? [part])
    .map((part) => {
      try {
        if (part.includes('/')) return ipaddr.parseCIDR(part)
        const address = parseAddress(part)
        if (address) return [address, address.kind() === 'ipv4' ? 32 : 128]
      } catch {}
      throw new Error(`"${part}" is no address, no network like 10.0.0.0/8, and neither "loopback" nor "private"`)
    })
}

/** Whether every trusted proxy is on this machine. */
export const areLoopback = (proxies: TrustedProxies): boolean => proxies.every(([address]) => address.range() === 'loopback')

/**
 * @param remote address of the connection
 * @param forwarded the header `X-Forwarded-For`; each proxy adds at its end
 * @returns the nearest address that is no proxy of ours, or the connection's own where that is no trusted proxy
 */
export function findClientAddress(remote: string | undefined, forwarded: string | undefined, proxies: TrustedProxies): string {
  const isTrusted = (text: string | undefined) => {
    const address = parseAddress(text)
    return address !== null && proxies.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits))
  }
  let client = remote ?? ''
  const hops = (forwarded ?? '').slice(-2000).split(',')
  while (isTrusted(client)) {
    const next = hops.pop()?.trim()
    // Something that is no address ends the chain: what stands before it may be made up.
    if (next === undefined || !parseAddress(next)) break
    client = next
  }
  return client
}

/** @returns what one client counts as: an IPv4 address, an IPv6 network of 64 bits, or "unknown" for what is no address */
export function deriveClientKey(text: string | undefined): string {
  const address = parseAddress(text)
  if (!address) return 'unknown'
  if (address.kind() === 'ipv4') return address.toString()
  const groups = (address as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16))
  return `${groups.join(':')}::/64`
}

/** Reads an address with or without port, brackets and zone; an IPv4 address written as IPv6 is IPv4. */
function parseAddress(text: string | undefined): ipaddr.IPv4 | ipaddr.IPv6 | null {
  if (!text || text.length > 64) return null
  const bare = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d{1,5}$/, '$1')
  // ipaddr.js also reads "1" and "0x7f.1"; no proxy writes addresses in that form.
  if (!bare.includes(':') && !/^\d{1,3}(\.\d{1,3}){3}$/.test(bare)) return null
  const address = bare.replace(/%.*$/, '')
  return ipaddr.isValid(address) ? ipaddr.process(address) : null
}

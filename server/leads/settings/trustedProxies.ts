/** Proxies that are trusted when they say where a request comes from. */
import ipaddr from 'ipaddr.js'
import { type IpAddress, parseIpAddress } from '../ipAddress.ts'

/** Addresses and networks whose `X-Forwarded-For` is trusted. */
export type TrustedProxies = [IpAddress, number][]

const NAMED_NETWORKS: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/**
 * @param text addresses, networks ("10.0.0.0/8") and the names `loopback` and `private`, separated by commas or spaces
 * @throws Error with a sentence that names the part that cannot be parsed
 */
export function parseTrustedProxies(text: string): TrustedProxies {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .flatMap((part) => NAMED_NETWORKS[part.toLowerCase()] ?? [part])
    .map((part) => {
      try {
        if (part.includes('/')) return ipaddr.parseCIDR(part)
        const address = parseIpAddress(part)
        if (address) return [address, address.kind() === 'ipv4' ? 32 : 128]
      } catch {}
      throw new Error(`"${part}" is no address, no network like 10.0.0.0/8, and neither "loopback" nor "private"`)
    })
}

/** Whether every trusted proxy is on this machine. */
export const areLoopback = (proxies: TrustedProxies): boolean => proxies.every(([address]) => address.range() === 'loopback')

/** Whether an address is one of them, or in one of their networks. */
export function isTrusted(text: string | undefined, proxies: TrustedProxies): boolean {
  const address = parseIpAddress(text)
  return address !== null && proxies.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits))
}

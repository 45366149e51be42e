import ipaddr from 'ipaddr.js'

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6

/** Parses an address with or without port, brackets and zone. An IPv4 address in IPv6 form is IPv4. */
export function parseIpAddress(text: string | undefined): IpAddress | null {
  if (!text || text.length > 64) return null
  const bare = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d{1,5}$/, '$1')
  // ipaddr.js also accepts "1" and "0x7f.1", but no proxy writes addresses in that form.
  if (!bare.includes(':') && !/^\d{1,3}(\.\d{1,3}){3}$/.test(bare)) return null
  const address = bare.replace(/%.*$/, '')
  return ipaddr.isValid(address) ? ipaddr.process(address) : null
}

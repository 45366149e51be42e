import { describe, expect, it } from 'vitest'
import { areLoopback, clientAddress, clientKey, parseTrustedProxies } from './clientAddress.ts'

const proxies = parseTrustedProxies('loopback, 10.0.0.0/8 2001:db8:1::7')

describe('whose request it is', () => {
  it.each([
    ['without a proxy of ours the connection’s, whatever is forwarded', '198.51.100.9', '203.0.113.5', '198.51.100.9'],
    ['behind one, what it wrote last', '127.0.0.1', '203.0.113.5, 198.51.100.1', '198.51.100.1'],
    ['behind two, what the outer one wrote', '::1', '192.0.2.1, 203.0.113.5, 10.1.2.3', '203.0.113.5'],
    ['behind an IPv4 proxy seen as IPv6', '::ffff:127.0.0.1', '203.0.113.5', '203.0.113.5'],
    ['with nothing forwarded, the proxy itself', '127.0.0.1', undefined, '127.0.0.1'],
    ['what is no address ends the chain', '127.0.0.1', '203.0.113.5, nonsense', '127.0.0.1'],
    ['also in the middle of it', '127.0.0.1', '203.0.113.5, <x>, 10.0.0.1', '10.0.0.1'],
    ['with a port', '127.0.0.1', '203.0.113.5:4711', '203.0.113.5:4711'],
    ['an unknown connection', undefined, '203.0.113.5', ''],
  ])('%s', (_, remote, forwarded, client) => expect(clientAddress(remote, forwarded, proxies)).toBe(client))
  it('trusts nobody unless told to', () => expect(clientAddress('127.0.0.1', '203.0.113.5', [])).toBe('127.0.0.1'))
})

describe('what counts as one client', () => {
  it.each([
    ['203.0.113.5', '203.0.113.5'],
    ['203.0.113.5:4711', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::ffff', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
    [undefined, 'unknown'],
    ['localhost', 'unknown'],
    ['1', 'unknown'],
    ['999.1.1.1', 'unknown'],
    ['2001:db8::1'.padStart(65, '0'), 'unknown'],
  ])('%s is %s', (address, key) => expect(clientKey(address)).toBe(key))
})

it.each(['1', 'true', '10.0.0.0/99', 'example.com'])('refuses to trust %s', (text) =>
  expect(() => parseTrustedProxies(text)).toThrow(`"${text}"`),
)
it('knows proxies on this machine', () => {
  expect(areLoopback(parseTrustedProxies('loopback'))).toBe(true)
  expect(areLoopback(parseTrustedProxies('127.0.0.1,10.0.0.1'))).toBe(false)
  expect(parseTrustedProxies('private').length).toBeGreaterThan(3)
})

import { describe, expect, it } from 'vitest'
import { parseTrustedProxies } from '../settings/trustedProxies.ts'
import { deriveRemoteKey, remoteAddressOf } from './remoteAddress.ts'

const proxies = parseTrustedProxies('loopback, 10.0.0.0/8 2001:db8:1::7')

describe('the address of a request’s sender', () => {
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
    ['blanks around an address are nothing', '127.0.0.1', '203.0.113.5 , 10.0.0.1 ', '203.0.113.5'],
    ['where every hop is ours, the first of them', '127.0.0.1', '10.0.0.2, 10.0.0.1', '10.0.0.2'],
    ['a header that somebody made endless is read from its end', '127.0.0.1', `${'x,'.repeat(5000)}203.0.113.5`, '203.0.113.5'],
    ['and no further than its last 2,000 characters', '127.0.0.1', `203.0.113.5,${'10.0.0.1,'.repeat(300)}10.0.0.1`, '10.0.0.1'],
    ['an address of the other kind is no proxy', '2001:db8:1::8', '203.0.113.5', '2001:db8:1::8'],
  ])('%s', (_, remote, forwarded, nearest) => expect(remoteAddressOf(remote, forwarded, proxies)).toBe(nearest))
  it('trusts nobody unless told to', () => expect(remoteAddressOf('127.0.0.1', '203.0.113.5', [])).toBe('127.0.0.1'))
})

describe('the key of a sender', () => {
  it.each([
    ['203.0.113.5', '203.0.113.5'],
    ['203.0.113.5:4711', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::ffff', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['fe80::1%br-lan', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
    [undefined, 'unknown'],
    ['localhost', 'unknown'],
    ['1', 'unknown'],
    ['999.1.1.1', 'unknown'],
    ['0x7f.1', 'unknown'],
    ['1.2.3', 'unknown'],
    ['203.0.113.5.6', 'unknown'],
    ['203.0.113.5:port', 'unknown'],
    ['203.0.113.5:123456', 'unknown'],
    ['x203.0.113.5', 'unknown'],
    // Some parsers read it as octal, which is another address.
    ['0300.0.113.5', 'unknown'],
    ['203.0.113.0005', 'unknown'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:https', 'unknown'],
    ['[2001:db8:1:2::1]:443x', 'unknown'],
    ['x[2001:db8:1:2::1]', 'unknown'],
    // The longest accepted text: an address with a zone, 64 characters in all.
    [`fe80::1%${'z'.repeat(56)}`, 'fe80:0:0:0::/64'],
    [`fe80::1%${'z'.repeat(57)}`, 'unknown'],
  ])('%s is %s', (address, key) => expect(deriveRemoteKey(address)).toBe(key))
})

import { expect, it } from 'vitest'
import { areLoopback, isTrusted, parseTrustedProxies } from './trustedProxies.ts'

it.each(['1', 'true', '10.0.0.0/99', 'example.com'])('the service refuses to trust %s', (text) =>
  expect(() => parseTrustedProxies(text)).toThrow(`"${text}"`),
)
it('the service knows proxies on this machine', () => {
  expect(areLoopback(parseTrustedProxies('loopback'))).toBe(true)
  expect(areLoopback(parseTrustedProxies('127.0.0.1,10.0.0.1'))).toBe(false)
})
it.each([
  [
    'private',
    ['10.1.2.3', '172.16.0.1', '172.31.9.9', '192.168.7.7', 'fd00::1'],
    ['172.32.0.1', '192.169.0.1', '11.0.0.1', '8.8.8.8', 'fe80::1'],
  ],
  ['loopback', ['127.9.9.9', '::1'], ['128.0.0.1', '::2']],
  ['LOOPBACK', ['127.0.0.1'], ['10.0.0.1']],
  [' 192.0.2.7 ,\n192.0.2.9,', ['192.0.2.7', '192.0.2.9'], ['192.0.2.8']],
  ['192.0.2.7', ['192.0.2.7'], ['192.0.2.6']],
  ['2001:db8::7', ['2001:db8::7'], ['2001:db8::8']],
])('the trusted proxies "%s" are exactly its addresses', (name, inside, outside) => {
  const trusted = parseTrustedProxies(name)
  const areTrusted = (addresses: string[]) => addresses.map((address) => isTrusted(address, trusted))
  expect(areTrusted(inside)).toEqual(inside.map(() => true))
  expect(areTrusted(outside)).toEqual(outside.map(() => false))
})

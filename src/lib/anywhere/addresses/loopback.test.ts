import { expect, it } from 'vitest'
import { isLoopback } from './loopback.ts'

it.each([
  ['http://localhost:4322', true],
  ['http://127.0.0.1', true],
  ['http://127.12.34.56', true],
  ['http://[::1]:25', true],
  // `URL` keeps capital letters for an unknown scheme.
  ['smtp://LOCALHOST', true],
  ['http://localhost.evil.example', false],
  ['http://mylocalhost', false],
  ['http://127.0.0.1.evil.example', false],
  ['smtp://x127.0.0.1', false],
  ['http://128.0.0.1', false],
  ['http://[::2]', false],
  ['http://[::1:1]', false],
])('%s is on this machine: %s', (address, isHere) => expect(isLoopback(new URL(address).hostname)).toBe(isHere))

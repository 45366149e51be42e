import { expect, it } from 'vitest'
import { hashInlineScripts } from './staticPeer.ts'

it('the manifest of a static peer lists the scripts that stand in a page, for its content security policy', () => {
  // printf 'go()' | openssl dgst -sha256 -binary | base64
  const hash = '5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='
  expect(hashInlineScripts('<script type="module">go()</script><script src="/a.js"></script>')).toEqual([`sha256-${hash}`])
})

import { expect, it } from 'vitest'
import { isExternal, relOf } from './link.ts'

it.each(['/faqs', '#top', '/a?to=https://elsewhere.example', 'tel:+13125550100', ''])(
  'a link to %j stays on this site, and says nothing',
  (address) => {
    expect(isExternal(address)).toBe(false)
    expect(relOf(address)).toBeUndefined()
  },
)
it.each(['https://elsewhere.example', 'HTTPS://elsewhere.example'])('a link to %s says that it leaves', (address) =>
  expect(relOf(address)?.split(' ')).toEqual(expect.arrayContaining(['external', 'noopener'])),
)
it('a link without an address has no rel', () => expect(relOf(undefined)).toBeUndefined())

import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EmailAddress } from './EmailAddress.tsx'

it.each(['hello@company.example', 'a.b@mail.company.example', 'no-address'])(
  '%s is copied as it is, with nothing in it that is no part of it',
  (address) => {
    expect(render(<EmailAddress address={address} />).container.textContent).toBe(address)
  },
)
it('an address breaks after its "@" and before its last dot', () => {
  const { container } = render(<EmailAddress address="hello@mail.company.example" />)
  const parts = container.innerHTML.replaceAll(/<(?!wbr)[^>]*>/g, '').split('<wbr>')
  expect(parts).toEqual(['hello@', 'mail.company', '.example'])
})

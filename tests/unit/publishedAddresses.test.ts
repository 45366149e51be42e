/** Every address that was ever published, according to Git, still exists or redirects. */
import { expect, it } from 'vitest'
import { redirects } from '#src/site/redirects.ts'
import { routes } from '#src/site/routes.ts'
import { findRemovedAddresses } from '../lib/removedEntries.ts'

it('addresses that were published lead somewhere', () => {
  const leading = new Set<string>([...Object.keys(redirects), ...Object.values(routes)])
  const dead = findRemovedAddresses().filter((address) => !leading.has(address))
  const fixOf = (address: string) =>
    address.startsWith(`${routes.faqs}#`)
      ? 'in src/content/faq.yaml, give its id to the nearest question, under "aliases"'
      : 'say in src/site/redirects.json where it leads now, as "npm run retire" and "npm run rename" do'
  expect(dead.map((address) => `${address} was an address: ${fixOf(address)}`)).toEqual([])
})

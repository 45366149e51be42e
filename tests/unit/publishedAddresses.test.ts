/** Every address of a page, a download, a tag or a question that was ever published, according to Git, still exists or redirects. */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { linkedFolders } from '#src/site/linkedFolders.ts'
import { redirects } from '#src/site/redirects.ts'
import { resources, routes } from '#src/site/routes.ts'
import { findRemovedAddresses } from '../lib/removedEntries.ts'

const entryAddresses = linkedFolders.flatMap(({ folder, addressOf }) =>
  globSync('**/*.{mdx,yaml}', { cwd: folder }).map((file) => addressOf(file.replace(/\.\w+$/, ''))),
)

/** Whether older addresses cannot be read here. "git fetch --unshallow" brings them; on GitHub, the whole history is there (site.yml). */
const isShallow = spawnSync('git', ['rev-parse', '--is-shallow-repository'], { encoding: 'utf8' }).stdout?.trim() === 'true'

it.skipIf(isShallow)('addresses that were published lead somewhere', () => {
  const leading = new Set<string>([...Object.keys(redirects), ...[routes, resources].flatMap(Object.values<string>), ...entryAddresses])
  const dead = findRemovedAddresses().filter((address) => !leading.has(address))
  const fixOf = (address: string) =>
    address.startsWith(`${routes.faqs}#`)
      ? 'in src/content/faq.yaml, give its id to the nearest question, under "aliases"'
      : 'say in src/site/redirects.json where it leads now, as "npm run retire" and "npm run rename" do'
  expect(dead.map((address) => `${address} was an address: ${fixOf(address)}`)).toEqual([])
})

/** Finds addresses of pages, downloads, tags and questions that were published, according to Git, and lead nowhere any more. */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { linkedFolders } from '#src/site/linkedFolders.ts'
import { redirects } from '#src/site/redirects.ts'
import { resources, routes } from '#src/site/routes.ts'
import { findRemovedAddresses } from './removedAddresses.ts'

/** @returns whether older addresses cannot be read here. On GitHub, the whole history is there (site.yml). */
export const isShallow = () => spawnSync('git', ['rev-parse', '--is-shallow-repository'], { encoding: 'utf8' }).stdout?.trim() === 'true'

const listEntryAddresses = () =>
  linkedFolders.flatMap(({ folder, addressOf }) =>
    globSync('**/*.{mdx,yaml}', { cwd: folder }).map((file) => addressOf(file.replace(/\.\w+$/, ''))),
  )

/** @returns a sentence for each, with its fix. Where Git has not the whole history (`isShallow`), they may be too few. */
export function readDeadAddressProblems(): string[] {
  const leading = new Set<string>([
    ...Object.keys(redirects),
    ...[routes, resources].flatMap(Object.values<string>),
    ...listEntryAddresses(),
  ])
  const fixOf = (address: string) =>
    address.startsWith(`${routes.faqs}#`)
      ? 'in src/content/pages/faq.yaml, give its id to the nearest question, under "aliases"'
      : 'say in src/site/redirects.json where it leads now, as "npm run retire" and "npm run rename" do'
  return findRemovedAddresses()
    .filter((address) => !leading.has(address))
    .map((address) => `${address} was an address: ${fixOf(address)}`)
}

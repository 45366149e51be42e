/** The last part of an entry's address: made of a title, or checked as it was written, and whether it is free. */
import { addressPartOf } from '#src/lib/anywhere/addresses/addressPart.ts'
import { routes } from '#src/site/routes.ts'
import { PlainError } from '../project.ts'
import { addressesOf, type EntryKindName } from './entryKinds.ts'

const MAX_SLUG_LENGTH = 80
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** @returns the slug for a title @throws PlainError if the title has no letter that a slug can contain */
export function slugOf(title: string): string {
  const slug = addressPartOf(title)
  if (!slug) throw new PlainError('The title needs some letters of the Latin alphabet: its address is made of them.')
  return slug
}

/** @param slug of a document with its folders: "support/manual" @throws PlainError that says how to write a valid slug */
export function checkSlug(kind: EntryKindName, slug: string): void {
  const parts = kind === 'document' ? slug.split('/') : [slug]
  if (parts.every((part) => SLUG.test(part)) && slug.length <= MAX_SLUG_LENGTH) return
  const named = parts.filter((part) => /[a-z\d]/i.test(part))
  throw new PlainError(
    `"${slug}" cannot be in an address: write small letters, digits and single hyphens, ${MAX_SLUG_LENGTH} characters at most. For example: ${named.map(slugOf).join('/') || 'short-name'}`,
  )
}

/**
 * @param redirects old addresses, and their targets
 * @param oldAddresses those of the entry itself, if it is renamed: going back to a former slug is fine, because no link breaks
 * @throws PlainError if another page has an address of the entry, or had it
 */
export function checkAddressIsFree(
  kind: EntryKindName,
  slug: string,
  redirects: Readonly<Record<string, string>>,
  oldAddresses: readonly string[] = [],
): void {
  for (const [index, address] of addressesOf(kind, slug).entries()) {
    if (Object.values<string>(routes).includes(address))
      throw new PlainError(`${address} is the address of another page. Choose another name.`)
    const leadsTo = redirects[address]
    if (leadsTo !== undefined && leadsTo !== oldAddresses[index])
      throw new PlainError(
        `${address} was the address of another page, and leads to ${leadsTo} now (src/site/redirects.json). Choose another name, so that old links still lead there.`,
      )
  }
}

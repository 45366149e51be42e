/** An address and the words that link to it. */
export type Link = { label: string; href: string }
/** A page in a menu, with its description there. */
export type MenuLink = Link & { text: string }

/** @returns whether an address leads to another site. Links to this site are written without a host. */
export const isExternal = (address: string): boolean => /^https:\/\//i.test(address)

/** @returns the `rel` of a link: undefined unless it leads to another site */
export const relOf = (address: string | undefined): string | undefined =>
  address !== undefined && isExternal(address) ? 'external noopener' : undefined

/** @returns whether an address leads to another site: those on this one are written without a host */
export const isOutside = (address: string): boolean => /^https:\/\//i.test(address)

/** @returns what a link says of itself to browsers and search engines: nothing, unless it leads to another site */
export const relOf = (address: string | undefined): string | undefined =>
  address !== undefined && isOutside(address) ? 'external noopener' : undefined

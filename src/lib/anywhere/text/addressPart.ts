/** @returns words as a part of an address: small letters, digits and hyphens; empty where an address can contain none of their letters */
export const addressPartOf = (words: string): string =>
  words
    .normalize('NFKD')
    // The accent of a letter is a character of its own now.
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)

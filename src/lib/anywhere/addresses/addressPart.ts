/** @returns words as a part of an address: lowercase letters, digits and hyphens; empty if none of their letters is allowed there */
export const addressPartOf = (words: string): string =>
  words
    .normalize('NFKD')
    // After NFKD, an accent is a separate character.
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)

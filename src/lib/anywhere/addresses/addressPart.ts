/** Letters that NFKD does not decompose, as they are written where a keyboard lacks them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/** @returns words as a part of an address: lowercase letters, digits and hyphens; empty if none of their letters is allowed there */
export const addressPartOf = (words: string): string =>
  words
    .normalize('NFKD')
    // After NFKD, an accent is a separate character.
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)

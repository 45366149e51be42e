/** An address and the words that link to it. */
export type Link = { label: string; href: string }

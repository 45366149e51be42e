/** An address with the words to follow it by. */
export type Link = { label: string; href: string }

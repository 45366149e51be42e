/** An address and the words that link to it. */
export type Link = { label: string; href: string }
/** A page of a menu, and what is said of it there. */
export type MenuLink = Link & { text: string }

/** What header, drawer and footer list: src/registry/navigation.ts makes it of content. */
import type { Link } from '#src/lib/anywhere/pages/link.ts'

/** A page of a menu, and what is said of it there. */
export type MenuLink = Link & { text: string }
export type Menu = { kind: 'features' | 'industries'; label: string; links: readonly MenuLink[] }
/** `prefix`: the link also counts as current below this path (Support leads to /support/faqs). */
type HeaderLink = Link & { prefix: string }
export type HeaderNavigation = { menus: readonly Menu[]; links: readonly HeaderLink[]; login: Link; demo: Link }
export type FooterColumn = { title: string; links: readonly Link[] }

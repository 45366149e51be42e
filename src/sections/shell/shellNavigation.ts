/** What header, drawer and footer list: src/pageData/navigation.ts makes it of content. */
import type { Link, MenuLink } from '#src/lib/anywhere/pages/link.ts'

export type Menu = { kind: 'features' | 'industries'; label: string; links: readonly MenuLink[] }
/** `prefix`: the link also counts as current below this path (Support leads to /support/faqs). */
type HeaderLink = Link & { prefix: string }
export type HeaderNavigation = { menus: readonly Menu[]; links: readonly HeaderLink[]; login: Link; demo: Link }
export type FooterColumn = { title: string; links: readonly Link[] }

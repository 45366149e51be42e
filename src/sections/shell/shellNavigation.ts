/** What header, drawer and footer list: src/pageData/layoutProps.ts reads it from content. */
import type { Link, MenuLink } from '#src/lib/anywhere/pages/link.ts'

export type Menu = { kind: 'features' | 'industries'; label: string; links: readonly MenuLink[] }
export type HeaderNavigation = { menus: readonly Menu[]; links: readonly Link[]; login: Link; demo: Link; more: string }
export type FooterColumn = { title: string; links: readonly Link[] }
